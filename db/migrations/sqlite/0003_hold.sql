CREATE TABLE `hold` (
	`token` text PRIMARY KEY NOT NULL,
	`until` integer
);
