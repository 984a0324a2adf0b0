CREATE TABLE `event` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`kind` text NOT NULL,
	`conversation_id` text,
	`message_seq` integer,
	`other_id` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_at_ix` ON `event` (`at`);--> statement-breakpoint
CREATE INDEX `event_other_ix` ON `event` (`other_id`) WHERE other_id is not null;--> statement-breakpoint
CREATE TABLE `event_clock` (
	`epoch` text PRIMARY KEY NOT NULL,
	`last` integer NOT NULL,
	`pruned` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `participant` ADD `delivered_seq` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `participant_unread_ix` ON `participant` (`profile_id`,`other_id`) WHERE unread > 0 and hidden = false;--> statement-breakpoint
CREATE INDEX `likes_new_ix` ON `likes` (`to_id`,`from_id`) WHERE seen = false;--> statement-breakpoint
ALTER TABLE `event` ADD COLUMN `tx` integer NOT NULL DEFAULT 0;--> statement-breakpoint
CREATE INDEX `event_member_ix` ON `event` (`member_id`, `tx`);--> statement-breakpoint
INSERT INTO `event_clock` VALUES (lower(hex(randomblob(16))), 0, 0);--> statement-breakpoint
CREATE TRIGGER event_number AFTER INSERT ON event BEGIN
	UPDATE event_clock SET last = last + 1;
	UPDATE event SET tx = (SELECT last FROM event_clock) WHERE id = new.id;
END;