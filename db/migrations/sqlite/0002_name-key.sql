ALTER TABLE `profile` ADD `name_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Of db/search-key.ts: whoever migrates brings the function along.
UPDATE `profile` SET `name_key` = search_key(`name`);
