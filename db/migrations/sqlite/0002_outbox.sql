CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`payload` text NOT NULL,
	`state` text NOT NULL,
	`due_at` integer NOT NULL,
	`attempts` integer NOT NULL,
	`lease_until` integer NOT NULL,
	`lease_owner` text,
	`last_error` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_key_ux` ON `outbox` (`kind`,`key`);--> statement-breakpoint
CREATE INDEX `outbox_due_ix` ON `outbox` (`state`,`due_at`);