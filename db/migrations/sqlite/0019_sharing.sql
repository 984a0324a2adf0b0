ALTER TABLE `profile` ADD `shares_typing` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `profile` ADD `shares_reads` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `profile` ADD `shares_activity` integer DEFAULT true NOT NULL;