CREATE TABLE "tenant"."profile_count" (
	"gender" text collate "C" NOT NULL,
	"country" text collate "C" NOT NULL,
	"region" text collate "C" NOT NULL,
	"born" text collate "C" NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "profile_count_gender_country_region_born_pk" PRIMARY KEY("gender","country","region","born")
);
--> statement-breakpoint
CREATE INDEX "profile_count_ix" ON "tenant"."profile_count" USING btree ("gender","country","region","born","n");--> statement-breakpoint
CREATE INDEX "profile_born_ix" ON "tenant"."profile" USING btree ("birth_date","gender","country","region") WHERE visible = true;--> statement-breakpoint
CREATE FUNCTION "tenant"."count_new_profiles"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The schema by the table's, because a tenant's may be renamed.
	EXECUTE format('INSERT INTO %I.profile_count AS counted
		SELECT way.gender, way.country, way.region, left(one.birth_date, 7), count(*)
		FROM inserted AS one CROSS JOIN LATERAL (VALUES
			(''*'', ''*'', ''*''), (''*'', one.country, ''*''), (''*'', one.country, one.region),
			(one.gender, ''*'', ''*''), (one.gender, one.country, ''*''), (one.gender, one.country, one.region)
		) AS way (gender, country, region)
		WHERE one.visible AND way.gender IS NOT NULL AND way.country IS NOT NULL AND way.region IS NOT NULL
		GROUP BY 1, 2, 3, 4
		ON CONFLICT (gender, country, region, born) DO UPDATE SET n = counted.n + excluded.n', TG_TABLE_SCHEMA);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "tenant"."count_profile_again"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND (old.visible, old.gender, old.country, old.region, old.birth_date)
		IS NOT DISTINCT FROM (new.visible, new.gender, new.country, new.region, new.birth_date) THEN
		RETURN NULL;
	END IF;
	IF old.visible THEN
		EXECUTE format('UPDATE %I.profile_count SET n = n - 1 WHERE born = $4 AND (gender, country, region) IN (VALUES
			(''*'', ''*'', ''*''), (''*'', $2, ''*''), (''*'', $2, $3), ($1, ''*'', ''*''), ($1, $2, ''*''), ($1, $2, $3))', TG_TABLE_SCHEMA)
		USING old.gender, old.country, old.region, left(old.birth_date, 7);
	END IF;
	IF TG_OP = 'UPDATE' AND new.visible THEN
		EXECUTE format('INSERT INTO %I.profile_count AS counted SELECT way.*, $4, 1 FROM (VALUES
			(''*'', ''*'', ''*''), (''*'', $2, ''*''), (''*'', $2, $3), ($1, ''*'', ''*''), ($1, $2, ''*''), ($1, $2, $3)
			) AS way (gender, country, region) WHERE way.gender IS NOT NULL AND way.country IS NOT NULL AND way.region IS NOT NULL
			ON CONFLICT (gender, country, region, born) DO UPDATE SET n = counted.n + 1', TG_TABLE_SCHEMA)
		USING new.gender, new.country, new.region, left(new.birth_date, 7);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER profile_count_in AFTER INSERT ON "tenant"."profile" REFERENCING NEW TABLE AS inserted
FOR EACH STATEMENT EXECUTE FUNCTION "tenant"."count_new_profiles"();--> statement-breakpoint
CREATE TRIGGER profile_count_again AFTER DELETE OR UPDATE OF visible, gender, country, region, birth_date
ON "tenant"."profile" FOR EACH ROW EXECUTE FUNCTION "tenant"."count_profile_again"();--> statement-breakpoint
INSERT INTO "tenant"."profile_count"
WITH every AS (SELECT gender, country, region, left(birth_date, 7) AS born FROM "tenant"."profile" WHERE visible)
SELECT gender, country, region, born, count(*) FROM (
	SELECT '*' AS gender, '*' AS country, '*' AS region, born FROM every
	UNION ALL SELECT '*', country, '*', born FROM every
	UNION ALL SELECT '*', country, region, born FROM every
	UNION ALL SELECT gender, '*', '*', born FROM every
	UNION ALL SELECT gender, country, '*', born FROM every
	UNION ALL SELECT gender, country, region, born FROM every
) AS each_way WHERE gender IS NOT NULL AND country IS NOT NULL AND region IS NOT NULL GROUP BY 1, 2, 3, 4;
