CREATE TABLE `mail_case` (
	`mail_id` text NOT NULL,
	`member_id` text NOT NULL,
	`case_id` text NOT NULL,
	PRIMARY KEY(`mail_id`, `case_id`),
	FOREIGN KEY (`mail_id`) REFERENCES `mail`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mail_case_case_ix` ON `mail_case` (`case_id`);--> statement-breakpoint
CREATE INDEX `mail_case_member_ix` ON `mail_case` (`member_id`);