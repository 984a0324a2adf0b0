CREATE TABLE `held_message` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`text` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `held_message_at_ix` ON `held_message` (`at`);--> statement-breakpoint
CREATE INDEX `held_message_from_ix` ON `held_message` (`from_id`);