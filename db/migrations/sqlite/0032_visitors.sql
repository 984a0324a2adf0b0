ALTER TABLE `profile` ADD `seen_by_asked_at` integer;--> statement-breakpoint
ALTER TABLE `profile` ADD `advertised` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Profiles are public only if their members say so: those from before are for members only until their owners choose.
UPDATE profile SET seen_by = 'members' WHERE kind = 'member' AND seen_by = 'everyone';--> statement-breakpoint
-- Visible profiles (db/counts.ts), and with '+' before the gender those that visitors find.
DROP TRIGGER profile_count_in;--> statement-breakpoint
DROP TRIGGER profile_count_out;--> statement-breakpoint
DROP TRIGGER profile_count_change;--> statement-breakpoint
CREATE TRIGGER profile_count_in AFTER INSERT ON profile WHEN new.visible BEGIN
	INSERT INTO profile_count
	SELECT whom.column1 || way.column1, way.column2, way.column3, substr(new.birth_date, 1, 7), 1
	FROM (VALUES (''), ('+')) AS whom CROSS JOIN (VALUES
		('*', '*', '*'), ('*', coalesce(new.country, '?'), '*'), ('*', new.country, new.region),
		(new.gender, '*', '*'), (new.gender, coalesce(new.country, '?'), '*'), (new.gender, new.country, new.region)) AS way
	WHERE (whom.column1 = '' OR new.seen_by = 'everyone')
		AND way.column1 IS NOT NULL AND way.column2 IS NOT NULL AND way.column3 IS NOT NULL
	ON CONFLICT (gender, country, region, born) DO UPDATE SET n = n + 1;
END;--> statement-breakpoint
CREATE TRIGGER profile_count_out AFTER DELETE ON profile WHEN old.visible BEGIN
	UPDATE profile_count SET n = n - 1 WHERE born = substr(old.birth_date, 1, 7) AND (gender, country, region) IN (
	SELECT whom.column1 || way.column1, way.column2, way.column3 FROM (VALUES (''), ('+')) AS whom CROSS JOIN (VALUES
		('*', '*', '*'), ('*', coalesce(old.country, '?'), '*'), ('*', old.country, old.region),
		(old.gender, '*', '*'), (old.gender, coalesce(old.country, '?'), '*'), (old.gender, old.country, old.region)) AS way
	WHERE whom.column1 = '' OR old.seen_by = 'everyone');
END;--> statement-breakpoint
CREATE TRIGGER profile_count_change AFTER UPDATE OF visible, seen_by, gender, country, region, birth_date ON profile
WHEN (old.visible, old.seen_by, old.gender, old.country, old.region, old.birth_date)
	IS NOT (new.visible, new.seen_by, new.gender, new.country, new.region, new.birth_date) BEGIN
	UPDATE profile_count SET n = n - 1
	WHERE old.visible AND born = substr(old.birth_date, 1, 7) AND (gender, country, region) IN (
	SELECT whom.column1 || way.column1, way.column2, way.column3 FROM (VALUES (''), ('+')) AS whom CROSS JOIN (VALUES
		('*', '*', '*'), ('*', coalesce(old.country, '?'), '*'), ('*', old.country, old.region),
		(old.gender, '*', '*'), (old.gender, coalesce(old.country, '?'), '*'), (old.gender, old.country, old.region)) AS way
	WHERE whom.column1 = '' OR old.seen_by = 'everyone');
	INSERT INTO profile_count
	SELECT whom.column1 || way.column1, way.column2, way.column3, substr(new.birth_date, 1, 7), 1
	FROM (VALUES (''), ('+')) AS whom CROSS JOIN (VALUES
		('*', '*', '*'), ('*', coalesce(new.country, '?'), '*'), ('*', new.country, new.region),
		(new.gender, '*', '*'), (new.gender, coalesce(new.country, '?'), '*'), (new.gender, new.country, new.region)) AS way
	WHERE new.visible AND (whom.column1 = '' OR new.seen_by = 'everyone')
		AND way.column1 IS NOT NULL AND way.column2 IS NOT NULL AND way.column3 IS NOT NULL
	ON CONFLICT (gender, country, region, born) DO UPDATE SET n = n + 1;
END;--> statement-breakpoint
INSERT INTO profile_count
SELECT gender, country, region, born, count(*) FROM (
	SELECT '+' || '*' AS gender, '*' AS country, '*' AS region, substr(birth_date, 1, 7) AS born FROM profile WHERE visible AND seen_by = 'everyone'
	UNION ALL SELECT '+' || '*', coalesce(country, '?'), '*', substr(birth_date, 1, 7) FROM profile WHERE visible AND seen_by = 'everyone'
	UNION ALL SELECT '+' || '*', country, region, substr(birth_date, 1, 7) FROM profile WHERE visible AND seen_by = 'everyone' AND country IS NOT NULL AND region IS NOT NULL
	UNION ALL SELECT '+' || gender AS gender, '*' AS country, '*' AS region, substr(birth_date, 1, 7) AS born FROM profile WHERE visible AND seen_by = 'everyone' AND gender IS NOT NULL
	UNION ALL SELECT '+' || gender, coalesce(country, '?'), '*', substr(birth_date, 1, 7) FROM profile WHERE visible AND seen_by = 'everyone' AND gender IS NOT NULL
	UNION ALL SELECT '+' || gender, country, region, substr(birth_date, 1, 7) FROM profile WHERE visible AND seen_by = 'everyone' AND gender IS NOT NULL AND country IS NOT NULL AND region IS NOT NULL
) AS one GROUP BY 1, 2, 3, 4;
