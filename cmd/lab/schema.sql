-- The laboratory's work over many machines. River's own tables are in this schema, too; a job of River says which unit
-- is to be done, and all else is here.
--
-- A server that wants work done calls lab.submit, and later reads the output:
--
--   SELECT o.output FROM lab.unit u JOIN lab.outcome o ON o.id = u.accepted WHERE u.id = $1;
--
-- unit.state and unit.why say how far it is. All times are the database's: clocks of machines may be wrong.

-- A file that arguments name: a net or a house variant.
CREATE TABLE lab.file (
	hash bytea PRIMARY KEY CHECK (hash = sha256(data)),
	data bytea NOT NULL
);

-- A command, cut into units.
CREATE TABLE lab.run (
	id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	key       bytea NOT NULL UNIQUE,         -- SHA-256 of args, files and edition: a command is run once
	args      jsonb NOT NULL,                -- the command as it was given: a list of texts
	files     jsonb NOT NULL DEFAULT '{}',   -- paths in args, each with the hash of a lab.file in hex
	edition   text NOT NULL,                 -- of the program
	priority  smallint NOT NULL,
	submitted timestamptz NOT NULL DEFAULT now(),
	by        text NOT NULL,                 -- user and machine
	cancelled timestamptz
);

-- A unit is a call of the program: arguments and standard input. What it writes to standard output is a pure function
-- of these, of the program's edition and of the files.
CREATE TABLE lab.unit (
	id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, -- in a run: in the order of the journal
	run        bigint REFERENCES lab.run,    -- NULL: a unit of a server
	kind       text NOT NULL,                -- for lists; it does not matter to workers
	args       jsonb,                        -- NULL: those of the run, for count units of the experiment from first
	experiment text,
	first      integer,
	count      integer,
	input      bytea NOT NULL DEFAULT '',
	edition    text NOT NULL,
	priority   smallint NOT NULL CHECK (priority BETWEEN 1 AND 4), -- River's: 1 goes first
	audits     real NOT NULL,                -- probability that a second worker does it, too
	state      text NOT NULL DEFAULT 'open' CHECK (state IN (
		'open',     -- no outcome is accepted
		'accepted', -- one is
		'auditing', -- one is, and a second worker does the unit, too
		'audited',  -- two workers came to the accepted one
		'disputed', -- outcomes differ: further workers decide
		'failed'    -- see why; it is not done any more
	)),
	accepted   bigint,                       -- lab.outcome
	why        text,                         -- it failed
	CHECK (args IS NOT NULL OR run IS NOT NULL AND experiment IS NOT NULL AND first >= 0 AND count > 0)
);
CREATE INDEX ON lab.unit (run, id);
CREATE INDEX ON lab.unit (state) WHERE state NOT IN ('accepted', 'audited');
CREATE INDEX ON lab.unit (accepted);

-- What a worker came to.
CREATE TABLE lab.outcome (
	id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	unit        bigint NOT NULL REFERENCES lab.unit ON DELETE CASCADE,
	worker      text NOT NULL,
	digest      bytea NOT NULL,                  -- SHA-256 of the output
	output      bytea NOT NULL,                  -- packed by zstd
	cpu_seconds real NOT NULL,
	at          timestamptz NOT NULL DEFAULT now(),
	withdrawn   timestamptz -- its worker was found wrong: the outcome counts no more
);
ALTER TABLE lab.outcome ALTER COLUMN output SET STORAGE EXTERNAL; -- it is packed already
CREATE INDEX ON lab.outcome (unit);
CREATE INDEX ON lab.outcome (worker, at);
CREATE INDEX ON lab.outcome (at);

CREATE TABLE lab.worker (
	id      text PRIMARY KEY,
	client  text NOT NULL UNIQUE, -- its present process, as River names it
	edition text NOT NULL,
	cores   integer NOT NULL,
	started timestamptz NOT NULL DEFAULT now(),
	seen    timestamptz NOT NULL DEFAULT now(), -- every 30 seconds
	jobs    bigint[] NOT NULL DEFAULT '{}',     -- that it had then
	ended   timestamptz,
	stopped timestamptz, -- it gets no work
	why     text
);

CREATE FUNCTION lab.alive(w lab.worker) RETURNS boolean LANGUAGE sql STABLE AS
$$ SELECT w.ended IS NULL AND w.seen > now() - interval '2 minutes' $$;

-- Programs of another edition never see a unit: each edition has a queue.
CREATE FUNCTION lab.queue(edition text) RETURNS text LANGUAGE sql IMMUTABLE AS
$$ SELECT 'edition-' || left(encode(sha256(convert_to(edition, 'UTF8')), 'hex'), 16) $$;

-- enqueue gives units to workers: each once more. What was done before goes first, so that wrong workers are found early
-- and not at the end of a run.
CREATE FUNCTION lab.enqueue(units bigint[], wake boolean DEFAULT true) RETURNS void LANGUAGE sql AS $$
	INSERT INTO lab.river_job (kind, args, queue, priority, max_attempts)
	SELECT 'unit', jsonb_build_object('unit', id, 'run', run), lab.queue(edition),
		CASE WHEN state IN ('auditing', 'disputed') THEN greatest(1, priority - 1) ELSE priority END, 8
	FROM lab.unit WHERE id = ANY (units) ORDER BY id;
	SELECT pg_notify('lab.river_insert', json_build_object('queue', queue)::text)
	FROM (SELECT DISTINCT lab.queue(edition) AS queue FROM lab.unit WHERE id = ANY (units) AND wake) AS queues;
$$;

-- submit stores a unit and gives it to workers of the edition. It returns the unit's id.
CREATE FUNCTION lab.submit(kind text, args jsonb, input bytea, edition text, priority integer DEFAULT 2, audits real DEFAULT 0.05)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE made bigint;
BEGIN
	INSERT INTO lab.unit (kind, args, input, edition, priority, audits)
	VALUES (submit.kind, submit.args, submit.input, submit.edition, submit.priority, submit.audits) RETURNING id INTO made;
	PERFORM lab.enqueue(ARRAY[made]);
	RETURN made;
END $$;

-- The last time that a worker's beat gave back jobs.
CREATE TABLE lab.sweep (at timestamptz NOT NULL);
INSERT INTO lab.sweep VALUES (now());

-- beat says that a worker's process is alive and has these jobs. It returns why the process has to end, or NULL.
--
-- Once in 30 seconds, one beat of all also gives back jobs: those of processes that were not seen for two minutes, and
-- those that River believes to be with a process but which never arrived there, since a connection broke. If every beat
-- did so, the cost would grow with the square of the workers. River's own rescue would go by the clock of a machine, and
-- by how long a job takes.
CREATE FUNCTION lab.beat(name text, process text, jobs bigint[]) RETURNS text LANGUAGE plpgsql AS $$
DECLARE me lab.worker;
BEGIN
	UPDATE lab.worker SET seen = now(), jobs = beat.jobs WHERE id = name AND client = process RETURNING * INTO me;
	IF NOT FOUND THEN
		RETURN 'another process works as ' || name || ' now';
	END IF;
	PERFORM FROM lab.sweep WHERE at < now() - interval '30 seconds' FOR UPDATE SKIP LOCKED;
	IF FOUND THEN
		UPDATE lab.sweep SET at = now();
		UPDATE lab.river_job j SET state = 'available', scheduled_at = now()
		FROM (SELECT r.id FROM lab.river_job r LEFT JOIN lab.worker w ON w.client = r.attempted_by[array_upper(r.attempted_by, 1)]
			WHERE r.state = 'running' AND (w.id IS NULL OR NOT lab.alive(w)
				OR r.attempted_at < w.seen - interval '1 minute' AND NOT r.id = ANY (w.jobs))) lost
		WHERE j.id = lost.id AND j.state = 'running';
	END IF;
	RETURN CASE WHEN me.stopped IS NOT NULL THEN me.why || '. If its machine is sound: ninetynine-lab workers --trust ' || name END;
END $$;

-- stop gives a worker no more work, and has done again what it did alone. What another worker came to as well stays.
CREATE FUNCTION lab.stop(name text, reason text) RETURNS void LANGUAGE sql AS $$
	UPDATE lab.worker SET stopped = now(), why = reason WHERE id = name AND stopped IS NULL;
	WITH gone AS (
		UPDATE lab.outcome o SET withdrawn = now() FROM lab.unit u
		WHERE o.worker = name AND o.withdrawn IS NULL AND u.id = o.unit AND u.state <> 'audited' RETURNING o.id
	), opened AS (
		UPDATE lab.unit SET state = 'open', accepted = NULL WHERE accepted IN (SELECT id FROM gone) RETURNING id
	)
	SELECT lab.enqueue(array_agg(id)) FROM opened;
$$;
