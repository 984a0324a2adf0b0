-- Visible profiles by year of birth (db/counts.ts): a sum of months, kept with each of them.
CREATE FUNCTION "tenant"."count_profiles_by_year"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The schema by the table's, because a tenant's may be renamed.
	EXECUTE format('INSERT INTO %I.profile_count AS counted VALUES ($1, $2, $3, $4, $5)
		ON CONFLICT (gender, country, region, born) DO UPDATE SET n = counted.n + excluded.n', TG_TABLE_SCHEMA)
	USING new.gender, new.country, new.region, '~' || left(new.born, 4),
		CASE WHEN TG_OP = 'UPDATE' THEN new.n - old.n ELSE new.n END;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Made first: nobody writes the counts between this and their sums.
CREATE TRIGGER profile_count_year AFTER INSERT OR UPDATE OF n ON "tenant"."profile_count"
FOR EACH ROW WHEN (new.born < '~') EXECUTE FUNCTION "tenant"."count_profiles_by_year"();--> statement-breakpoint
INSERT INTO "tenant"."profile_count"
SELECT gender, country, region, '~' || left(born, 4), sum(n) FROM "tenant"."profile_count" WHERE born < '~' GROUP BY 1, 2, 3, 4;
