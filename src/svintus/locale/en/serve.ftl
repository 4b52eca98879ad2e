# What `svintus serve` prints when the table is laid.

serve-here = The table is laid: { $address }
serve-around = For phones on the same network: { $address }
serve-stop = Ctrl+C clears the table. Matches are kept.
