CREATE TABLE `last_search` (
	`profile_id` text PRIMARY KEY NOT NULL,
	`query` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `profile_change` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `profile_change_ix` ON `profile_change` (`at`,`id`);--> statement-breakpoint
ALTER TABLE `profile` ADD `languages` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `profile` ADD `interests` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `profile_nowhere_ix` ON `profile` ("last_active_at" desc,"id" desc,`birth_date`,`country`) WHERE visible = true and country is null;--> statement-breakpoint
CREATE INDEX `profile_gender_nowhere_ix` ON `profile` (`gender`,"last_active_at" desc,"id" desc,`birth_date`,`country`) WHERE visible = true and country is null;--> statement-breakpoint
CREATE TRIGGER profile_change_in AFTER INSERT ON profile BEGIN
	INSERT INTO profile_change VALUES (new.id, (SELECT coalesce(max(at), 0) + 1 FROM profile_change))
	ON CONFLICT (id) DO UPDATE SET at = excluded.at;
END;--> statement-breakpoint
CREATE TRIGGER profile_change_again AFTER UPDATE ON profile BEGIN
	INSERT INTO profile_change VALUES (new.id, (SELECT coalesce(max(at), 0) + 1 FROM profile_change))
	ON CONFLICT (id) DO UPDATE SET at = excluded.at;
END;--> statement-breakpoint
CREATE TRIGGER profile_change_out AFTER DELETE ON profile BEGIN
	INSERT INTO profile_change VALUES (old.id, (SELECT coalesce(max(at), 0) + 1 FROM profile_change))
	ON CONFLICT (id) DO UPDATE SET at = excluded.at;
END;--> statement-breakpoint
-- Who has not said where they live is counted as of the country '?'.
DROP TRIGGER profile_count_in;--> statement-breakpoint
DROP TRIGGER profile_count_out;--> statement-breakpoint
DROP TRIGGER profile_count_change;--> statement-breakpoint
CREATE TRIGGER profile_count_in AFTER INSERT ON profile WHEN new.visible BEGIN
	INSERT INTO profile_count
	SELECT column1, column2, column3, substr(new.birth_date, 1, 7), 1 FROM (VALUES
		('*', '*', '*'), ('*', coalesce(new.country, '?'), '*'), ('*', new.country, new.region),
		(new.gender, '*', '*'), (new.gender, coalesce(new.country, '?'), '*'), (new.gender, new.country, new.region))
	WHERE column1 IS NOT NULL AND column2 IS NOT NULL AND column3 IS NOT NULL
	ON CONFLICT (gender, country, region, born) DO UPDATE SET n = n + 1;
END;--> statement-breakpoint
CREATE TRIGGER profile_count_out AFTER DELETE ON profile WHEN old.visible BEGIN
	UPDATE profile_count SET n = n - 1 WHERE born = substr(old.birth_date, 1, 7) AND (gender, country, region) IN (VALUES
		('*', '*', '*'), ('*', coalesce(old.country, '?'), '*'), ('*', old.country, old.region),
		(old.gender, '*', '*'), (old.gender, coalesce(old.country, '?'), '*'), (old.gender, old.country, old.region));
END;--> statement-breakpoint
CREATE TRIGGER profile_count_change AFTER UPDATE OF visible, gender, country, region, birth_date ON profile
WHEN (old.visible, old.gender, old.country, old.region, old.birth_date)
	IS NOT (new.visible, new.gender, new.country, new.region, new.birth_date) BEGIN
	UPDATE profile_count SET n = n - 1
	WHERE old.visible AND born = substr(old.birth_date, 1, 7) AND (gender, country, region) IN (VALUES
		('*', '*', '*'), ('*', coalesce(old.country, '?'), '*'), ('*', old.country, old.region),
		(old.gender, '*', '*'), (old.gender, coalesce(old.country, '?'), '*'), (old.gender, old.country, old.region));
	INSERT INTO profile_count
	SELECT column1, column2, column3, substr(new.birth_date, 1, 7), 1 FROM (VALUES
		('*', '*', '*'), ('*', coalesce(new.country, '?'), '*'), ('*', new.country, new.region),
		(new.gender, '*', '*'), (new.gender, coalesce(new.country, '?'), '*'), (new.gender, new.country, new.region))
	WHERE new.visible AND column1 IS NOT NULL AND column2 IS NOT NULL AND column3 IS NOT NULL
	ON CONFLICT (gender, country, region, born) DO UPDATE SET n = n + 1;
END;--> statement-breakpoint
INSERT INTO profile_count
SELECT '*', '?', '*', substr(birth_date, 1, 7), count(*) FROM profile WHERE visible AND country IS NULL GROUP BY 4
UNION ALL
SELECT gender, '?', '*', substr(birth_date, 1, 7), count(*) FROM profile WHERE visible AND country IS NULL AND gender IS NOT NULL GROUP BY 1, 4;
