ALTER TABLE `photo` ADD `nudity` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `profile` ADD `shows_nudity` integer DEFAULT false NOT NULL;