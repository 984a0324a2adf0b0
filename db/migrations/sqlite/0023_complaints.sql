CREATE TABLE `complaint` (
	`id` text PRIMARY KEY NOT NULL,
	`report_id` text NOT NULL,
	`member_id` text,
	`address` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`pictures` text NOT NULL,
	`decision_key` text,
	`at` integer NOT NULL,
	`appeal_words` text,
	`appealed_at` integer,
	`appeal_key` text,
	FOREIGN KEY (`report_id`) REFERENCES `report`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `complaint_report_ux` ON `complaint` (`report_id`);--> statement-breakpoint
CREATE INDEX `complaint_member_ix` ON `complaint` (`member_id`);