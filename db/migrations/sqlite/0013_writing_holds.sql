CREATE TABLE `writing_hold` (
	`decision_key` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`from_at` integer NOT NULL,
	`until_at` integer,
	`ended_at` integer,
	`lifted_by` text,
	`lifted_for` text,
	FOREIGN KEY (`decision_key`) REFERENCES `moderation_decision`(`key`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `writing_hold_account_ix` ON `writing_hold` (`account_id`);