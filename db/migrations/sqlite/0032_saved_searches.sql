CREATE TABLE `saved_search` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`mails` integer NOT NULL,
	`new_since` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_search_name_ux` ON `saved_search` (`profile_id`,`name`);