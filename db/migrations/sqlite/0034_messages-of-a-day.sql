ALTER TABLE `ledger_account` ADD `day` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `ledger_account` ADD `day_spent` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ledger_account` ADD `day_messages` integer DEFAULT 0 NOT NULL;