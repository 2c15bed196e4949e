-- Score pads that somebody keeps under a link. No log implies them.
CREATE TABLE pads (
	id      {text} PRIMARY KEY,
	record  {blob} NOT NULL, -- as docs/record.md describes
	changed {int} NOT NULL   -- when it was stored
) {options};
CREATE INDEX pads_changed ON pads (changed);
