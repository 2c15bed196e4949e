-- Who has opened a table: the first event of its log says so.
ALTER TABLE tables ADD COLUMN host {text} NOT NULL DEFAULT '';
UPDATE tables SET host = COALESCE((SELECT CASE WHEN json_valid(CAST(body AS TEXT)) THEN json_extract(CAST(body AS TEXT), '$.by') END
	FROM events WHERE tbl = tables.id AND seq = 1), '');
CREATE INDEX tables_host ON tables (host, status);
