CREATE TABLE `ledger_reason` (
	`key` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ledger_reason_member_ix` ON `ledger_reason` (`member_id`);