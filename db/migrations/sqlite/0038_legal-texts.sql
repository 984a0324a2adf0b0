CREATE TABLE `legal_text` (
	`id` text PRIMARY KEY NOT NULL,
	`page` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`since` text,
	`shown_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `legal_text_page_ix` ON `legal_text` (`page`,`language`,`shown_at`);--> statement-breakpoint
ALTER TABLE `consent` ADD `text_id` text;