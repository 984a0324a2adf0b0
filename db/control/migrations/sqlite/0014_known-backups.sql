CREATE TABLE `known_backup` (
	`id` text PRIMARY KEY NOT NULL,
	`is_own` integer NOT NULL
);
