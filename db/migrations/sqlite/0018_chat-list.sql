ALTER TABLE `participant` ADD `archived` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `participant` ADD `muted` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `participant` ADD `pinned_at` integer;--> statement-breakpoint
ALTER TABLE `participant` ADD `request` text;