ALTER TABLE `message` ADD `photo` text;--> statement-breakpoint
ALTER TABLE `participant` ADD `sees_photos` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `profile` ADD `takes_photos` integer DEFAULT true NOT NULL;