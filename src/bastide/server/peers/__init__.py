"""The other processes on the same database: lines and requests are passed on to them."""
