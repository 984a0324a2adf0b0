CREATE TABLE `account_mailbox` (
	`account_id` text NOT NULL,
	`mailbox` text NOT NULL,
	PRIMARY KEY(`account_id`, `mailbox`),
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_mailbox_ix` ON `account_mailbox` (`mailbox`);--> statement-breakpoint
CREATE TABLE `code_claim` (
	`member_id` text NOT NULL,
	`code` text NOT NULL,
	`order_id` text,
	`used_at` integer,
	PRIMARY KEY(`member_id`, `code`)
);
--> statement-breakpoint
CREATE INDEX `code_claim_order_ix` ON `code_claim` (`order_id`);--> statement-breakpoint
ALTER TABLE `payment_order` ADD `redirect_url` text;