-- Who has opened a table: the first event of its log says so.
ALTER TABLE tables ADD COLUMN host {text} NOT NULL DEFAULT '';
UPDATE tables SET host = COALESCE((SELECT substring(encode(body, 'escape') FROM '"by":"([^"]*)"')
	FROM events WHERE tbl = tables.id AND seq = 1), '');
CREATE INDEX tables_host ON tables (host, status);
