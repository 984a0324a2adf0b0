ALTER TABLE `photo` ADD `state` text DEFAULT 'approved' NOT NULL;--> statement-breakpoint
ALTER TABLE `photo` ADD `reason` text;--> statement-breakpoint
CREATE INDEX `photo_undecided_ix` ON `photo` (`created_at`) WHERE state in ('held', 'unchecked');