"""One module for each printed card; the key is the file's name. Cards call the kernel's operations only."""
