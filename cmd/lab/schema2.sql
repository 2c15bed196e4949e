-- What servers ask for is done once, however many of them ask.
ALTER TABLE lab.unit ADD COLUMN key bytea UNIQUE; -- of a server's unit: SHA-256 of args, edition and input
-- A server asks how many units go before its own.
CREATE INDEX ON lab.unit (edition, priority, id) WHERE state = 'open';

-- submit stores a unit and gives it to workers of the edition. It returns the unit's id. The same unit is not stored
-- again: it is done once, with the best priority.
CREATE OR REPLACE FUNCTION lab.submit(kind text, args jsonb, input bytea, edition text, priority integer DEFAULT 2, audits real DEFAULT 0.05)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE made bigint; same bytea := sha256(convert_to(jsonb_build_array(submit.args, submit.edition)::text, 'UTF8') || submit.input);
BEGIN
	INSERT INTO lab.unit (key, kind, args, input, edition, priority, audits)
	VALUES (same, submit.kind, submit.args, submit.input, submit.edition, submit.priority, submit.audits)
	ON CONFLICT (key) DO NOTHING RETURNING id INTO made;
	IF made IS NOT NULL THEN
		PERFORM lab.enqueue(ARRAY[made]);
		RETURN made;
	END IF;
	UPDATE lab.unit u SET priority = submit.priority WHERE u.key = same AND u.state = 'open' AND u.priority > submit.priority RETURNING id INTO made;
	IF made IS NOT NULL THEN
		UPDATE lab.river_job j SET priority = submit.priority
		WHERE j.kind = 'unit' AND j.args @> jsonb_build_object('unit', made) AND j.state IN ('available', 'retryable', 'scheduled');
		RETURN made;
	END IF;
	RETURN (SELECT id FROM lab.unit u WHERE u.key = same);
END $$;
