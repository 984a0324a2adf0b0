CREATE TABLE `site_secret` (
	`id` text PRIMARY KEY NOT NULL,
	`wrapped_by` text NOT NULL,
	`wrapped` text NOT NULL,
	`created_at` integer NOT NULL,
	`wrapped_at` integer NOT NULL
);
