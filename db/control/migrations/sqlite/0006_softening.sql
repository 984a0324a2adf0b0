ALTER TABLE `operator` ADD `blur` text;--> statement-breakpoint
ALTER TABLE `operator` ADD `grey` text;