CREATE TABLE `profile_count` (
	`gender` text NOT NULL,
	`country` text NOT NULL,
	`region` text NOT NULL,
	`born` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`gender`, `country`, `region`, `born`)
);
--> statement-breakpoint
CREATE INDEX `profile_count_ix` ON `profile_count` (`gender`,`country`,`region`,`born`,`n`);--> statement-breakpoint
CREATE INDEX `profile_born_ix` ON `profile` (`birth_date`,`gender`,`country`,`region`) WHERE visible = true;--> statement-breakpoint
CREATE TRIGGER profile_count_in AFTER INSERT ON profile WHEN new.visible BEGIN
	INSERT INTO profile_count
	SELECT column1, column2, column3, substr(new.birth_date, 1, 7), 1 FROM (VALUES
		('*', '*', '*'), ('*', new.country, '*'), ('*', new.country, new.region),
		(new.gender, '*', '*'), (new.gender, new.country, '*'), (new.gender, new.country, new.region))
	WHERE column1 IS NOT NULL AND column2 IS NOT NULL AND column3 IS NOT NULL
	ON CONFLICT (gender, country, region, born) DO UPDATE SET n = n + 1;
END;--> statement-breakpoint
CREATE TRIGGER profile_count_out AFTER DELETE ON profile WHEN old.visible BEGIN
	UPDATE profile_count SET n = n - 1 WHERE born = substr(old.birth_date, 1, 7) AND (gender, country, region) IN (VALUES
		('*', '*', '*'), ('*', old.country, '*'), ('*', old.country, old.region),
		(old.gender, '*', '*'), (old.gender, old.country, '*'), (old.gender, old.country, old.region));
END;--> statement-breakpoint
CREATE TRIGGER profile_count_change AFTER UPDATE OF visible, gender, country, region, birth_date ON profile
WHEN (old.visible, old.gender, old.country, old.region, old.birth_date)
	IS NOT (new.visible, new.gender, new.country, new.region, new.birth_date) BEGIN
	UPDATE profile_count SET n = n - 1
	WHERE old.visible AND born = substr(old.birth_date, 1, 7) AND (gender, country, region) IN (VALUES
		('*', '*', '*'), ('*', old.country, '*'), ('*', old.country, old.region),
		(old.gender, '*', '*'), (old.gender, old.country, '*'), (old.gender, old.country, old.region));
	INSERT INTO profile_count
	SELECT column1, column2, column3, substr(new.birth_date, 1, 7), 1 FROM (VALUES
		('*', '*', '*'), ('*', new.country, '*'), ('*', new.country, new.region),
		(new.gender, '*', '*'), (new.gender, new.country, '*'), (new.gender, new.country, new.region))
	WHERE new.visible AND column1 IS NOT NULL AND column2 IS NOT NULL AND column3 IS NOT NULL
	ON CONFLICT (gender, country, region, born) DO UPDATE SET n = n + 1;
END;--> statement-breakpoint
INSERT INTO profile_count
WITH every (gender, country, region, born) AS (SELECT gender, country, region, substr(birth_date, 1, 7) FROM profile WHERE visible)
SELECT *, count(*) FROM (
	SELECT '*' AS gender, '*' AS country, '*' AS region, born FROM every
	UNION ALL SELECT '*', country, '*', born FROM every
	UNION ALL SELECT '*', country, region, born FROM every
	UNION ALL SELECT gender, '*', '*', born FROM every
	UNION ALL SELECT gender, country, '*', born FROM every
	UNION ALL SELECT gender, country, region, born FROM every
) WHERE gender IS NOT NULL AND country IS NOT NULL AND region IS NOT NULL GROUP BY 1, 2, 3, 4;
