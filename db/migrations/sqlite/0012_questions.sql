CREATE TABLE `case_question` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`subject_id` text NOT NULL,
	`operator` text NOT NULL,
	`why` text NOT NULL,
	`words` text NOT NULL,
	`at` integer NOT NULL,
	`answer` text NOT NULL,
	`answered_by` text,
	`answered_at` integer,
	FOREIGN KEY (`case_id`) REFERENCES `moderation_case`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `case_question_at_ix` ON `case_question` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `case_question_operator_ix` ON `case_question` (`operator`,`at`);--> statement-breakpoint
CREATE INDEX `audit_act_ix` ON `audit` (`act`,`at`);