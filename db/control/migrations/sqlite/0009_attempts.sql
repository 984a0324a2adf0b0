CREATE TABLE `attempt` (
	`key` text PRIMARY KEY NOT NULL,
	`made` text NOT NULL,
	`until` integer NOT NULL
);
