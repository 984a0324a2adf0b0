CREATE TABLE `account_device` (
	`account_id` text NOT NULL,
	`code` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `code`),
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_device_code_ix` ON `account_device` (`code`);--> statement-breakpoint
CREATE INDEX `account_device_at_ix` ON `account_device` (`at`);