ALTER TABLE `profile` ADD `prompts` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `likes` ADD `prompt` text;