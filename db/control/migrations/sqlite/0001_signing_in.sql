CREATE TABLE `operator_challenge` (
	`challenge` text PRIMARY KEY NOT NULL,
	`works_until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `operator_challenge_until_ix` ON `operator_challenge` (`works_until`);--> statement-breakpoint
CREATE TABLE `operator_deed` (
	`id` text PRIMARY KEY NOT NULL,
	`operator_id` text NOT NULL,
	`session_hash` text NOT NULL,
	`hash` text NOT NULL,
	`works_until` integer NOT NULL,
	FOREIGN KEY (`operator_id`) REFERENCES `operator`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `operator_deed_until_ix` ON `operator_deed` (`works_until`);--> statement-breakpoint
CREATE TABLE `operator_link` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`operator_id` text NOT NULL,
	`purpose` text NOT NULL,
	`made_by` text NOT NULL,
	`works_from` integer NOT NULL,
	`works_until` integer NOT NULL,
	FOREIGN KEY (`operator_id`) REFERENCES `operator`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `operator_link_operator_ix` ON `operator_link` (`operator_id`);--> statement-breakpoint
CREATE TABLE `operator_passkey` (
	`id` text PRIMARY KEY NOT NULL,
	`operator_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`operator_id`) REFERENCES `operator`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `operator_passkey_operator_ix` ON `operator_passkey` (`operator_id`);--> statement-breakpoint
CREATE TABLE `operator_role` (
	`operator_id` text NOT NULL,
	`role` text NOT NULL,
	`brand` text NOT NULL,
	`granted_at` integer NOT NULL,
	PRIMARY KEY(`operator_id`, `role`, `brand`),
	FOREIGN KEY (`operator_id`) REFERENCES `operator`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `operator_session` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`operator_id` text NOT NULL,
	`means` text NOT NULL,
	`origin` text NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	FOREIGN KEY (`operator_id`) REFERENCES `operator`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `operator_session_operator_ix` ON `operator_session` (`operator_id`);--> statement-breakpoint
ALTER TABLE `operator` ADD `password_hash` text;--> statement-breakpoint
ALTER TABLE `operator` ADD `code_secret` text;--> statement-breakpoint
ALTER TABLE `operator` ADD `code_step` integer;