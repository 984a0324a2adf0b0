CREATE TABLE `risk_signal` (
	`id` text PRIMARY KEY NOT NULL,
	`subject_id` text NOT NULL,
	`rule` text NOT NULL,
	`weight` integer NOT NULL,
	`figures` text NOT NULL,
	`day` integer NOT NULL,
	`at` integer NOT NULL,
	`case_id` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `risk_signal_day_ux` ON `risk_signal` (`subject_id`,`rule`,`day`);--> statement-breakpoint
CREATE INDEX `risk_signal_waiting_ix` ON `risk_signal` (`at`) WHERE case_id is null;