CREATE TABLE `installation` (
	`name` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `pending_erasure` (
	`slug` text NOT NULL,
	`hash` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`slug`, `hash`)
);
