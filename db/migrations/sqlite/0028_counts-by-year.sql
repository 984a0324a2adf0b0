-- Visible profiles by year of birth (db/counts.ts): a sum of months, kept with each of them.
CREATE TRIGGER profile_count_year_in AFTER INSERT ON profile_count WHEN new.born < '~' BEGIN
	INSERT INTO profile_count VALUES (new.gender, new.country, new.region, '~' || substr(new.born, 1, 4), new.n)
	ON CONFLICT (gender, country, region, born) DO UPDATE SET n = n + excluded.n;
END;--> statement-breakpoint
CREATE TRIGGER profile_count_year_change AFTER UPDATE OF n ON profile_count WHEN new.born < '~' BEGIN
	UPDATE profile_count SET n = n + new.n - old.n
	WHERE (gender, country, region, born) = (new.gender, new.country, new.region, '~' || substr(new.born, 1, 4));
END;--> statement-breakpoint
INSERT INTO profile_count
SELECT gender, country, region, '~' || substr(born, 1, 4), sum(n) FROM profile_count WHERE born < '~' GROUP BY 1, 2, 3, 4;
