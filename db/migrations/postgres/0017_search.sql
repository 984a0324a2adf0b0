CREATE TABLE "tenant"."last_search" (
	"profile_id" text collate "C" PRIMARY KEY NOT NULL,
	"query" text collate "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."profile_change" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant"."profile" ADD COLUMN "languages" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."profile" ADD COLUMN "interests" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."last_search" ADD CONSTRAINT "last_search_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_change_ix" ON "tenant"."profile_change" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "profile_nowhere_ix" ON "tenant"."profile" USING btree ("last_active_at" desc nulls first,"id" desc nulls first,"birth_date","country") WHERE visible = true and country is null;--> statement-breakpoint
CREATE INDEX "profile_gender_nowhere_ix" ON "tenant"."profile" USING btree ("gender","last_active_at" desc nulls first,"id" desc nulls first,"birth_date","country") WHERE visible = true and country is null;--> statement-breakpoint
CREATE FUNCTION "tenant"."note_new_profiles"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The schema by the table's, because a tenant's may be renamed.
	EXECUTE format('INSERT INTO %I.profile_change SELECT id, pg_current_xact_id()::text::bigint FROM inserted
		ON CONFLICT (id) DO UPDATE SET at = excluded.at', TG_TABLE_SCHEMA);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "tenant"."note_profile_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('INSERT INTO %I.profile_change VALUES ($1, pg_current_xact_id()::text::bigint)
		ON CONFLICT (id) DO UPDATE SET at = excluded.at', TG_TABLE_SCHEMA)
	USING CASE WHEN TG_OP = 'DELETE' THEN old.id ELSE new.id END;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER profile_change_in AFTER INSERT ON "tenant"."profile" REFERENCING NEW TABLE AS inserted
FOR EACH STATEMENT EXECUTE FUNCTION "tenant"."note_new_profiles"();--> statement-breakpoint
CREATE TRIGGER profile_change_again AFTER DELETE OR UPDATE ON "tenant"."profile"
FOR EACH ROW EXECUTE FUNCTION "tenant"."note_profile_change"();--> statement-breakpoint
-- Who has not said where they live is counted as of the country '?'.
CREATE OR REPLACE FUNCTION "tenant"."count_new_profiles"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The schema by the table's, because a tenant's may be renamed.
	EXECUTE format('INSERT INTO %I.profile_count AS counted
		SELECT way.gender, way.country, way.region, left(one.birth_date, 7), count(*)
		FROM inserted AS one CROSS JOIN LATERAL (VALUES
			(''*'', ''*'', ''*''), (''*'', coalesce(one.country, ''?''), ''*''), (''*'', one.country, one.region),
			(one.gender, ''*'', ''*''), (one.gender, coalesce(one.country, ''?''), ''*''), (one.gender, one.country, one.region)
		) AS way (gender, country, region)
		WHERE one.visible AND way.gender IS NOT NULL AND way.country IS NOT NULL AND way.region IS NOT NULL
		GROUP BY 1, 2, 3, 4
		ON CONFLICT (gender, country, region, born) DO UPDATE SET n = counted.n + excluded.n', TG_TABLE_SCHEMA);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tenant"."count_profile_again"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND (old.visible, old.gender, old.country, old.region, old.birth_date)
		IS NOT DISTINCT FROM (new.visible, new.gender, new.country, new.region, new.birth_date) THEN
		RETURN NULL;
	END IF;
	IF old.visible THEN
		EXECUTE format('UPDATE %I.profile_count SET n = n - 1 WHERE born = $4 AND (gender, country, region) IN (VALUES
			(''*'', ''*'', ''*''), (''*'', coalesce($2, ''?''), ''*''), (''*'', $2, $3), ($1, ''*'', ''*''), ($1, coalesce($2, ''?''), ''*''), ($1, $2, $3))', TG_TABLE_SCHEMA)
		USING old.gender, old.country, old.region, left(old.birth_date, 7);
	END IF;
	IF TG_OP = 'UPDATE' AND new.visible THEN
		EXECUTE format('INSERT INTO %I.profile_count AS counted SELECT way.*, $4, 1 FROM (VALUES
			(''*'', ''*'', ''*''), (''*'', coalesce($2, ''?''), ''*''), (''*'', $2, $3), ($1, ''*'', ''*''), ($1, coalesce($2, ''?''), ''*''), ($1, $2, $3)
			) AS way (gender, country, region) WHERE way.gender IS NOT NULL AND way.country IS NOT NULL AND way.region IS NOT NULL
			ON CONFLICT (gender, country, region, born) DO UPDATE SET n = counted.n + 1', TG_TABLE_SCHEMA)
		USING new.gender, new.country, new.region, left(new.birth_date, 7);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
INSERT INTO "tenant"."profile_count"
SELECT '*', '?', '*', left(birth_date, 7), count(*) FROM "tenant"."profile" WHERE visible AND country IS NULL GROUP BY 4
UNION ALL
SELECT gender, '?', '*', left(birth_date, 7), count(*) FROM "tenant"."profile" WHERE visible AND country IS NULL AND gender IS NOT NULL GROUP BY 1, 4;
