-- From which moment of another match a table's match is played on, as JSON, and which deal
-- is in play, from 1. Tables that nobody moves any more do not say so until they are rebuilt.
ALTER TABLE tables ADD COLUMN origin {text} NOT NULL DEFAULT 'null';
ALTER TABLE tables ADD COLUMN deal {int} NOT NULL DEFAULT 0;
