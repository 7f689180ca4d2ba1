"""Who somebody is, on one device or several, without a password."""
