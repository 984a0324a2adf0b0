CREATE TABLE `case_note` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`subject_id` text NOT NULL,
	`author` text NOT NULL,
	`handed_to` text,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `moderation_case`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `case_note_case_ix` ON `case_note` (`case_id`,`at`,`id`);