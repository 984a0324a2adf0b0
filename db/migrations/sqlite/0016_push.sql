CREATE TABLE `push_subscription` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`session_hash` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_hash`) REFERENCES `session`(`token_hash`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscription_endpoint_ux` ON `push_subscription` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscription_account_ix` ON `push_subscription` (`account_id`);--> statement-breakpoint
CREATE INDEX `push_subscription_session_ix` ON `push_subscription` (`session_hash`);