"""Pure facts and decisions: events, specifications, the record, statistics. No clock, file or device."""
