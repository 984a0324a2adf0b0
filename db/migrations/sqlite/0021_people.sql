CREATE TABLE `finding` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`liked` integer NOT NULL,
	`day` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`from_id`, `to_id`),
	FOREIGN KEY (`from_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `finding_latest_ix` ON `finding` (`from_id`,"at" desc);--> statement-breakpoint
ALTER TABLE `profile` ADD `seen_by` text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE `profile` ADD `seek_min_age` integer;--> statement-breakpoint
ALTER TABLE `profile` ADD `seek_max_age` integer;--> statement-breakpoint
CREATE INDEX `profile_members_only_ix` ON `profile` (`id`) WHERE visible = true and seen_by = 'members';