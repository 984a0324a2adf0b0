ALTER TABLE `participant` ADD `cleared_from` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `participant` ADD `cleared_at` integer;