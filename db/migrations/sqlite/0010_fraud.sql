CREATE TABLE `fraud_letter` (
	`member_id` text NOT NULL,
	`banned_id` text NOT NULL,
	`name` text NOT NULL,
	`last_message_at` integer NOT NULL,
	`through_seq` integer NOT NULL,
	`credits` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `banned_id`),
	FOREIGN KEY (`member_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `fraud_letter_member_ix` ON `fraud_letter` (`member_id`,`at`,`banned_id`);--> statement-breakpoint
CREATE INDEX `fraud_letter_banned_ix` ON `fraud_letter` (`banned_id`);--> statement-breakpoint
ALTER TABLE `suspension` ADD `fraud` integer DEFAULT false NOT NULL;