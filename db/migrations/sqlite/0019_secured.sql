CREATE TABLE `secured_item` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`item` text NOT NULL,
	`item_id` text NOT NULL,
	`content` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `secured_item_member_ix` ON `secured_item` (`member_id`,`at`);