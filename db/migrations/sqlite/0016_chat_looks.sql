CREATE TABLE `chat_look` (
	`id` text PRIMARY KEY NOT NULL,
	`reading_id` text,
	`kind` text NOT NULL,
	`target_id` text NOT NULL,
	`version` integer,
	`part` text NOT NULL,
	`why` text NOT NULL,
	`from_seq` integer,
	`to_seq` integer,
	`messages` integer NOT NULL,
	`first_id` text NOT NULL,
	`second_id` text NOT NULL,
	`operator` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`reading_id`) REFERENCES `chat_reading`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chat_look_evidence_ux` ON `chat_look` (`operator`,`target_id`,`version`,`first_id`,`second_id`);--> statement-breakpoint
CREATE INDEX `chat_look_target_ix` ON `chat_look` (`target_id`,`at`);--> statement-breakpoint
CREATE INDEX `chat_look_reading_ix` ON `chat_look` (`reading_id`,`at`);--> statement-breakpoint
CREATE INDEX `chat_look_first_ix` ON `chat_look` (`first_id`);--> statement-breakpoint
CREATE INDEX `chat_look_second_ix` ON `chat_look` (`second_id`);--> statement-breakpoint
CREATE TABLE `chat_reading` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`target_id` text NOT NULL,
	`why` text NOT NULL,
	`conversation_id` text NOT NULL,
	`first_id` text NOT NULL,
	`second_id` text NOT NULL,
	`operator` text NOT NULL,
	`reason` text NOT NULL,
	`first_seq` integer NOT NULL,
	`last_seq` integer NOT NULL,
	`steps` integer NOT NULL,
	`at` integer NOT NULL,
	`until_at` integer NOT NULL
);
