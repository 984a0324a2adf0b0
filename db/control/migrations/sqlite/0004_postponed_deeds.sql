CREATE TABLE `postponed_deed` (
	`id` text PRIMARY KEY NOT NULL,
	`batch` text NOT NULL,
	`operator_id` text NOT NULL,
	`origin` text NOT NULL,
	`act` text NOT NULL,
	`brand` text NOT NULL,
	`target` text NOT NULL,
	`fields` text NOT NULL,
	`language` text NOT NULL,
	`due_at` integer NOT NULL,
	`claims` integer NOT NULL,
	`claimed_until` integer,
	`failure` text,
	FOREIGN KEY (`operator_id`) REFERENCES `operator`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `postponed_deed_operator_ix` ON `postponed_deed` (`operator_id`);--> statement-breakpoint
CREATE INDEX `postponed_deed_brand_ix` ON `postponed_deed` (`brand`,`target`);--> statement-breakpoint
CREATE INDEX `postponed_deed_due_ix` ON `postponed_deed` (`due_at`);