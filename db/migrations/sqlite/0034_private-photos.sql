CREATE TABLE `album_access` (
	`owner_id` text NOT NULL,
	`viewer_id` text NOT NULL,
	`state` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `viewer_id`),
	FOREIGN KEY (`owner_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`viewer_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `album_access_viewer_ix` ON `album_access` (`viewer_id`);--> statement-breakpoint
ALTER TABLE `photo` ADD `private` integer DEFAULT false NOT NULL;