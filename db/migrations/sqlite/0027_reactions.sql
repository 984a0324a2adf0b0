CREATE TABLE `reaction` (
	`conversation_id` text NOT NULL,
	`message_seq` integer NOT NULL,
	`profile_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`conversation_id`, `message_seq`, `profile_id`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversation`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`profile_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reaction_profile_ix` ON `reaction` (`profile_id`);--> statement-breakpoint
ALTER TABLE `message` ADD `reply_to_seq` integer;