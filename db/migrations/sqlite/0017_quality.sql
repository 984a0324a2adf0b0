CREATE TABLE `signal_opinion` (
	`signal` text NOT NULL,
	`target_id` text NOT NULL,
	`member_id` text,
	`spoke` integer NOT NULL,
	`found` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`signal`, `target_id`)
);
--> statement-breakpoint
CREATE INDEX `signal_opinion_at_ix` ON `signal_opinion` (`at`);--> statement-breakpoint
CREATE INDEX `signal_opinion_member_ix` ON `signal_opinion` (`member_id`);--> statement-breakpoint
CREATE TABLE `random_sample` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`population` integer NOT NULL,
	`drawn_at` integer NOT NULL,
	`claimed_by` text,
	`claimed_until` integer,
	`answered_at` integer,
	`rule` text,
	`case_number` text
);
--> statement-breakpoint
CREATE INDEX `random_sample_drawn_ix` ON `random_sample` (`drawn_at`,`id`);--> statement-breakpoint
CREATE INDEX `random_sample_answered_ix` ON `random_sample` (`answered_at`);--> statement-breakpoint
CREATE INDEX `random_sample_profile_ix` ON `random_sample` (`profile_id`,`drawn_at`);--> statement-breakpoint
CREATE TABLE `second_look` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`target_id` text NOT NULL,
	`subject_id` text NOT NULL,
	`lot` integer NOT NULL,
	`known_to` text NOT NULL,
	`decided_at` integer NOT NULL,
	`first_rule` text NOT NULL,
	`first_measure` text NOT NULL,
	`claimed_by` text,
	`claimed_until` integer,
	`looked_at` integer,
	`second_rule` text,
	`second_measure` text,
	`settled_at` integer,
	`finding` text
);
--> statement-breakpoint
CREATE INDEX `second_look_decided_ix` ON `second_look` (`decided_at`,`id`);--> statement-breakpoint
CREATE INDEX `second_look_looked_ix` ON `second_look` (`looked_at`);--> statement-breakpoint
CREATE INDEX `second_look_subject_ix` ON `second_look` (`subject_id`);--> statement-breakpoint
CREATE INDEX `second_look_target_ix` ON `second_look` (`target_id`);--> statement-breakpoint
ALTER TABLE `photo` ADD `nudity_score` integer;--> statement-breakpoint
CREATE INDEX `moderation_decision_at_ix` ON `moderation_decision` (`at`);