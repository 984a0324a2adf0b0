CREATE TABLE `price` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`item` text NOT NULL,
	`country` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `price_item_ix` ON `price` (`kind`,`item`,`country`,`since`);--> statement-breakpoint
CREATE TABLE `stay_discount` (
	`member_id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`percent` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stay_discount_code_ux` ON `stay_discount` (`code`);--> statement-breakpoint
ALTER TABLE `account` ADD `spending_cap` integer;--> statement-breakpoint
ALTER TABLE `held_payment` ADD `resolution` text;