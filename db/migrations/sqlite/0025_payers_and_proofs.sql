CREATE TABLE `payer` (
	`account_id` text NOT NULL,
	`hash` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `hash`),
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payer_hash_ix` ON `payer` (`hash`);--> statement-breakpoint
ALTER TABLE `moderation_decision` ADD `proof` text;