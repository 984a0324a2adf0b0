CREATE TABLE `message_numbered` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`seq` integer NOT NULL,
	`from_id` text NOT NULL,
	`text` text NOT NULL,
	`sent_at` integer NOT NULL,
	`key` text NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversation`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `message_numbered`
SELECT `id`, `conversation_id`, row_number() OVER (PARTITION BY `conversation_id` ORDER BY `id`), `from_id`, `text`, `sent_at`, `key`
FROM `message`;--> statement-breakpoint
DROP TABLE `message`;--> statement-breakpoint
ALTER TABLE `message_numbered` RENAME TO `message`;--> statement-breakpoint
CREATE UNIQUE INDEX `message_key_ux` ON `message` (`from_id`,`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `message_seq_ux` ON `message` (`conversation_id`,`seq`);--> statement-breakpoint
ALTER TABLE `conversation` ADD `last_seq` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `conversation` SET `last_seq` = coalesce((SELECT max(`seq`) FROM `message` WHERE `conversation_id` = `conversation`.`id`), 0);--> statement-breakpoint
CREATE INDEX `conversation_second_ix` ON `conversation` (`second_id`);--> statement-breakpoint
ALTER TABLE `participant` ADD `read_seq` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `participant` ADD `cleared_seq` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `participant` SET
	`read_seq` = coalesce((SELECT `seq` FROM `message` WHERE `id` = `read_up_to`), 0),
	`cleared_seq` = coalesce((SELECT `seq` FROM `message` WHERE `id` = `cleared_up_to`), 0);--> statement-breakpoint
ALTER TABLE `participant` DROP COLUMN `read_up_to`;--> statement-breakpoint
ALTER TABLE `participant` DROP COLUMN `cleared_up_to`;--> statement-breakpoint
ALTER TABLE `participant` DROP COLUMN `last_message_id`;
