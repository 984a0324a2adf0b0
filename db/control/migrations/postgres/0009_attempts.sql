CREATE TABLE "tenant"."attempt" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"made" text collate "C" NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant"."attempt" SET UNLOGGED, SET (fillfactor = 60);--> statement-breakpoint
-- Counts an attempt by all that it is counted by, and gives 0; or, where there is no room in one of them, counts it by none and gives
-- the ms until there is. The rows are locked in the order of their keys, so that two attempts never wait for each other. What was made
-- more than a minute ahead of the clock is from before the clock was set back, and counts no more.
CREATE FUNCTION "tenant"."attempt"(asked json) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	one record;
	at bigint;
	stored text;
	recent bigint[];
	kept text[] := '{}';
	n int;
	place int := 0;
	wait bigint := 0;
BEGIN
	FOR one IN SELECT count.key FROM json_to_recordset(asked) AS count(key text) ORDER BY count.key COLLATE "C" LOOP
		LOOP
			PERFORM FROM "tenant"."attempt" AS a WHERE a.key = one.key FOR UPDATE;
			EXIT WHEN FOUND;
			INSERT INTO "tenant"."attempt" VALUES (one.key, '', 0) ON CONFLICT DO NOTHING;
		END LOOP;
	END LOOP;
	at := floor(extract(epoch FROM clock_timestamp()) * 1000);
	FOR one IN SELECT * FROM json_to_recordset(asked) AS count(key text, max int, "window" bigint, first bigint, longest bigint) LOOP
		SELECT a.made INTO stored FROM "tenant"."attempt" AS a WHERE a.key = one.key;
		recent := array(SELECT moment::bigint FROM unnest(string_to_array(stored, ' ')) AS moment
			WHERE moment::bigint > at - one."window" AND moment::bigint <= at + 60000);
		n := cardinality(recent);
		IF n >= one.max THEN
			wait := greatest(wait, CASE WHEN one.first IS NULL THEN recent[1] + one."window"
				ELSE recent[n] + least(one.longest, one.first * power(2, least(n - one.max, 40))) END - at);
		END IF;
		kept := kept || array_to_string(recent || at, ' ');
	END LOOP;
	IF wait > 0 THEN
		RETURN wait;
	END IF;
	FOR one IN SELECT * FROM json_to_recordset(asked) AS count(key text, "window" bigint) LOOP
		place := place + 1;
		UPDATE "tenant"."attempt" AS a SET made = kept[place], until = at + one."window" WHERE a.key = one.key;
	END LOOP;
	RETURN 0;
END $$;
