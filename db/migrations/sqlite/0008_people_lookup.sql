CREATE TABLE `report_contact` (
	`report_id` text NOT NULL,
	`contact` text NOT NULL,
	PRIMARY KEY(`report_id`, `contact`),
	FOREIGN KEY (`report_id`) REFERENCES `report`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `report_contact_ix` ON `report_contact` (`contact`,`report_id`);--> statement-breakpoint
CREATE TABLE `support_note` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`author` text NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `support_note_member_ix` ON `support_note` (`member_id`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `warning` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`author` text NOT NULL,
	`rule` text NOT NULL,
	`facts` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `warning_member_ix` ON `warning` (`member_id`,`at`,`id`);--> statement-breakpoint
DROP INDEX `audit_member_ix`;--> statement-breakpoint
CREATE INDEX `audit_member_ix` ON `audit` (`member_id`,`at`,`id`);--> statement-breakpoint
ALTER TABLE `profile` ADD `city_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `profile` ADD `taken_down_at` integer;--> statement-breakpoint
CREATE INDEX `profile_name_ix` ON `profile` (`name_key`,`id`) WHERE kind = 'member';--> statement-breakpoint
CREATE INDEX `profile_city_ix` ON `profile` (`city_key`,`id`) WHERE kind = 'member';--> statement-breakpoint
-- Of db/search-key.ts: whoever migrates brings the function along.
UPDATE `profile` SET `city_key` = search_key(`city`) WHERE `city` IS NOT NULL;
