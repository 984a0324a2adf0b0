CREATE TABLE `moderation_case` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`target_id` text NOT NULL,
	`subject_id` text NOT NULL,
	`state` text NOT NULL,
	`score` integer NOT NULL,
	`version` integer NOT NULL,
	`claimed_by` text,
	`opened_at` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `moderation_case_target_ux` ON `moderation_case` (`kind`,`target_id`);--> statement-breakpoint
CREATE INDEX `moderation_case_queue_ix` ON `moderation_case` (`state`,"score" desc,`opened_at`);--> statement-breakpoint
CREATE INDEX `moderation_case_subject_ix` ON `moderation_case` (`subject_id`);--> statement-breakpoint
CREATE TABLE `moderation_decision` (
	`key` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`subject_id` text NOT NULL,
	`actor` text NOT NULL,
	`rule` text,
	`facts` text NOT NULL,
	`automated` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `moderation_case`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `moderation_decision_case_ix` ON `moderation_decision` (`case_id`);--> statement-breakpoint
CREATE TABLE `report` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`case_id` text NOT NULL,
	`reporter_id` text,
	`reason` text NOT NULL,
	`words` text NOT NULL,
	`evidence` text,
	`illegal` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `moderation_case`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_number_ux` ON `report` (`number`);--> statement-breakpoint
CREATE INDEX `report_case_ix` ON `report` (`case_id`);--> statement-breakpoint
CREATE INDEX `report_reporter_ix` ON `report` (`reporter_id`);--> statement-breakpoint
CREATE TABLE `moderation_signal` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`subject_id` text NOT NULL,
	`kind` text NOT NULL,
	`weight` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `moderation_case`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `moderation_signal_case_ix` ON `moderation_signal` (`case_id`);