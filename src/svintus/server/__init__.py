"""Tables over the network: seats, audiences, clocks, fair races, and the journal that outlives the server."""
