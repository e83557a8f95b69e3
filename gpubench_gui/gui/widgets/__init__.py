"""Small independent widgets, each with one job."""
