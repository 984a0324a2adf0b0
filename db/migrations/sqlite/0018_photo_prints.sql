CREATE TABLE `photo_print` (
	`photo_id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`print` text NOT NULL,
	`band_1` integer,
	`band_2` integer,
	`band_3` integer,
	`band_4` integer,
	FOREIGN KEY (`photo_id`) REFERENCES `photo`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`profile_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `photo_print_profile_ix` ON `photo_print` (`profile_id`);--> statement-breakpoint
CREATE INDEX `photo_print_1_ix` ON `photo_print` (`band_1`);--> statement-breakpoint
CREATE INDEX `photo_print_2_ix` ON `photo_print` (`band_2`);--> statement-breakpoint
CREATE INDEX `photo_print_3_ix` ON `photo_print` (`band_3`);--> statement-breakpoint
CREATE INDEX `photo_print_4_ix` ON `photo_print` (`band_4`);--> statement-breakpoint
CREATE TABLE `rejected_print` (
	`id` text PRIMARY KEY NOT NULL,
	`photo_id` text,
	`print` text NOT NULL,
	`band_1` integer,
	`band_2` integer,
	`band_3` integer,
	`band_4` integer,
	`category` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`photo_id`) REFERENCES `photo`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rejected_print_photo_ux` ON `rejected_print` (`photo_id`);--> statement-breakpoint
CREATE INDEX `rejected_print_1_ix` ON `rejected_print` (`band_1`);--> statement-breakpoint
CREATE INDEX `rejected_print_2_ix` ON `rejected_print` (`band_2`);--> statement-breakpoint
CREATE INDEX `rejected_print_3_ix` ON `rejected_print` (`band_3`);--> statement-breakpoint
CREATE INDEX `rejected_print_4_ix` ON `rejected_print` (`band_4`);--> statement-breakpoint
DROP INDEX `photo_undecided_ix`;--> statement-breakpoint
ALTER TABLE `photo` ADD `alike` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `photo_undecided_ix` ON `photo` ("alike" desc,`created_at`,`id`) WHERE state in ('held', 'unchecked');