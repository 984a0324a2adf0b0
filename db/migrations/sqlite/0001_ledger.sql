CREATE TABLE `ledger_account` (
	`id` text PRIMARY KEY NOT NULL,
	`balance` integer NOT NULL,
	CONSTRAINT "ledger_account_balance_ck" CHECK("ledger_account"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE `ledger_entry` (
	`id` text NOT NULL,
	`account_id` text NOT NULL,
	`other_id` text NOT NULL,
	`amount` integer NOT NULL,
	`cause` text NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	CONSTRAINT "ledger_entry_amount_ck" CHECK("ledger_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entry_key_ux` ON `ledger_entry` (`account_id`,`other_id`,`cause`,`key`);