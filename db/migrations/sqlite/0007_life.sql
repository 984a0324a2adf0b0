CREATE TABLE `export` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`asked_at` integer NOT NULL,
	`ready_at` integer,
	`expires_at` integer,
	`file` text NOT NULL,
	`size` integer,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `export_account_ux` ON `export` (`account_id`);--> statement-breakpoint
CREATE TABLE `recovery_code` (
	`hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_code_account_ix` ON `recovery_code` (`account_id`);--> statement-breakpoint
CREATE TABLE `second_factor` (
	`account_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`enabled_at` integer NOT NULL,
	`last_step` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `account` ADD `erase_at` integer;--> statement-breakpoint
ALTER TABLE `account` ADD `was_visible` integer;--> statement-breakpoint
ALTER TABLE `session` ADD `last_seen_at` integer;--> statement-breakpoint
ALTER TABLE `session` ADD `device` text;