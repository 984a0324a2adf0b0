CREATE TABLE `operator` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`left_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `operator_email_ux` ON `operator` (`email`);--> statement-breakpoint
CREATE TABLE `hold` (
	`token` text PRIMARY KEY NOT NULL,
	`until` integer
);
