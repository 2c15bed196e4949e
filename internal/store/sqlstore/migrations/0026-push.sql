-- A browser's address belongs to the last player who gave it: keys with it are found among those alone that have one.
CREATE INDEX sessions_push ON sessions (key) WHERE kind = 'push';
