-- Sessions become the keys of players: cookies, SSH keys, passkeys, recovery words, links. Servers of
-- schema 8 go on reading their own, without the new columns.
ALTER TABLE sessions ADD COLUMN kind {text} NOT NULL DEFAULT 'device';
ALTER TABLE sessions ADD COLUMN label {text} NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN made {int} NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN until {int} NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN data {blob};
CREATE INDEX sessions_until ON sessions (until) WHERE until > 0;
