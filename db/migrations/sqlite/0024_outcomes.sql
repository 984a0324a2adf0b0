CREATE TABLE `mail` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`kind` text NOT NULL,
	`case_id` text,
	`state` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_member_ix` ON `mail` (`member_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `mail_case_ix` ON `mail` (`case_id`) WHERE case_id is not null;--> statement-breakpoint
CREATE INDEX `mail_at_ix` ON `mail` (`at`);--> statement-breakpoint
ALTER TABLE `report` ADD `decision_key` text;--> statement-breakpoint
UPDATE `report` SET `decision_key` = (SELECT `key` FROM `moderation_decision` AS d WHERE d.`case_id` = `report`.`case_id` AND d.`at` >= `report`.`at` ORDER BY d.`at`, d.`key` LIMIT 1) WHERE `discarded_at` IS NULL;
