CREATE TABLE `arrival` (
	`day` text NOT NULL,
	`network` text NOT NULL,
	`ref` text NOT NULL,
	`sub1` text NOT NULL,
	`sub2` text NOT NULL,
	`sub3` text NOT NULL,
	`visits` integer NOT NULL,
	PRIMARY KEY(`day`, `network`, `ref`, `sub1`, `sub2`, `sub3`)
);
