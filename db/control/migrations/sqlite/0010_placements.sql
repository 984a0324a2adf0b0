CREATE TABLE `placement` (
	`slug` text PRIMARY KEY NOT NULL,
	`cell` text NOT NULL,
	`since` integer,
	`target` text,
	`token` text
);
