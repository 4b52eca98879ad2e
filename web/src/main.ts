document.title = "Свинтус";
