ALTER TABLE "tenant"."profile" ADD COLUMN "seen_by_asked_at" bigint;--> statement-breakpoint
ALTER TABLE "tenant"."profile" ADD COLUMN "advertised" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Profiles are public only if their members say so: those from before are for members only until their owners choose.
UPDATE "tenant"."profile" SET seen_by = 'members' WHERE kind = 'member' AND seen_by = 'everyone';--> statement-breakpoint
-- Visible profiles (db/counts.ts), and with '+' before the gender those that visitors find.
CREATE OR REPLACE FUNCTION "tenant"."count_new_profiles"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The schema by the table's, because a tenant's may be renamed.
	EXECUTE format('INSERT INTO %I.profile_count AS counted
		SELECT whom.prefix || way.gender, way.country, way.region, left(one.birth_date, 7), count(*)
		FROM inserted AS one CROSS JOIN LATERAL (VALUES
			(''*'', ''*'', ''*''), (''*'', coalesce(one.country, ''?''), ''*''), (''*'', one.country, one.region),
			(one.gender, ''*'', ''*''), (one.gender, coalesce(one.country, ''?''), ''*''), (one.gender, one.country, one.region)
		) AS way (gender, country, region)
		CROSS JOIN (VALUES (''''), (''+'')) AS whom (prefix)
		WHERE one.visible AND (whom.prefix = '''' OR one.seen_by = ''everyone'')
			AND way.gender IS NOT NULL AND way.country IS NOT NULL AND way.region IS NOT NULL
		GROUP BY 1, 2, 3, 4
		ON CONFLICT (gender, country, region, born) DO UPDATE SET n = counted.n + excluded.n', TG_TABLE_SCHEMA);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tenant"."count_profile_again"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND (old.visible, old.seen_by, old.gender, old.country, old.region, old.birth_date)
		IS NOT DISTINCT FROM (new.visible, new.seen_by, new.gender, new.country, new.region, new.birth_date) THEN
		RETURN NULL;
	END IF;
	IF old.visible THEN
		EXECUTE format('UPDATE %I.profile_count SET n = n - 1 WHERE born = $4 AND (gender, country, region) IN (
			SELECT whom.prefix || way.gender, way.country, way.region FROM (VALUES
			(''*'', ''*'', ''*''), (''*'', coalesce($2, ''?''), ''*''), (''*'', $2, $3), ($1, ''*'', ''*''), ($1, coalesce($2, ''?''), ''*''), ($1, $2, $3)
			) AS way (gender, country, region) CROSS JOIN (VALUES (''''), (''+'')) AS whom (prefix)
			WHERE whom.prefix = '''' OR $5)', TG_TABLE_SCHEMA)
		USING old.gender, old.country, old.region, left(old.birth_date, 7), old.seen_by = 'everyone';
	END IF;
	IF TG_OP = 'UPDATE' AND new.visible THEN
		EXECUTE format('INSERT INTO %I.profile_count AS counted
			SELECT whom.prefix || way.gender, way.country, way.region, $4, 1 FROM (VALUES
			(''*'', ''*'', ''*''), (''*'', coalesce($2, ''?''), ''*''), (''*'', $2, $3), ($1, ''*'', ''*''), ($1, coalesce($2, ''?''), ''*''), ($1, $2, $3)
			) AS way (gender, country, region) CROSS JOIN (VALUES (''''), (''+'')) AS whom (prefix)
			WHERE (whom.prefix = '''' OR $5) AND way.gender IS NOT NULL AND way.country IS NOT NULL AND way.region IS NOT NULL
			ON CONFLICT (gender, country, region, born) DO UPDATE SET n = counted.n + 1', TG_TABLE_SCHEMA)
		USING new.gender, new.country, new.region, left(new.birth_date, 7), new.seen_by = 'everyone';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER profile_count_again ON "tenant"."profile";--> statement-breakpoint
CREATE TRIGGER profile_count_again AFTER DELETE OR UPDATE OF visible, seen_by, gender, country, region, birth_date
ON "tenant"."profile" FOR EACH ROW EXECUTE FUNCTION "tenant"."count_profile_again"();--> statement-breakpoint
INSERT INTO "tenant"."profile_count"
SELECT gender, country, region, born, count(*) FROM (
	SELECT '+' || '*' AS gender, '*' AS country, '*' AS region, left(birth_date, 7) AS born FROM "tenant"."profile" WHERE visible AND seen_by = 'everyone'
	UNION ALL SELECT '+' || '*', coalesce(country, '?'), '*', left(birth_date, 7) FROM "tenant"."profile" WHERE visible AND seen_by = 'everyone'
	UNION ALL SELECT '+' || '*', country, region, left(birth_date, 7) FROM "tenant"."profile" WHERE visible AND seen_by = 'everyone' AND country IS NOT NULL AND region IS NOT NULL
	UNION ALL SELECT '+' || gender AS gender, '*' AS country, '*' AS region, left(birth_date, 7) AS born FROM "tenant"."profile" WHERE visible AND seen_by = 'everyone' AND gender IS NOT NULL
	UNION ALL SELECT '+' || gender, coalesce(country, '?'), '*', left(birth_date, 7) FROM "tenant"."profile" WHERE visible AND seen_by = 'everyone' AND gender IS NOT NULL
	UNION ALL SELECT '+' || gender, country, region, left(birth_date, 7) FROM "tenant"."profile" WHERE visible AND seen_by = 'everyone' AND gender IS NOT NULL AND country IS NOT NULL AND region IS NOT NULL
) AS one GROUP BY 1, 2, 3, 4;
