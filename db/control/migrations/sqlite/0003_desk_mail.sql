CREATE TABLE `desk_mail` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`operator_id` text NOT NULL,
	`kind` text NOT NULL,
	`mail` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`attempts` integer NOT NULL,
	`lease_until` integer NOT NULL,
	`lease_owner` text,
	`last_error` text,
	FOREIGN KEY (`operator_id`) REFERENCES `operator`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `desk_mail_key_ux` ON `desk_mail` (`key`);--> statement-breakpoint
CREATE INDEX `desk_mail_due_ix` ON `desk_mail` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `desk_mail_operator_ix` ON `desk_mail` (`operator_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `desk_setting` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `operator` ADD `language` text;