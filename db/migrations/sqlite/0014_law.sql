CREATE TABLE `authority_matter` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`authority` text NOT NULL,
	`country` text NOT NULL,
	`reference` text NOT NULL,
	`category` text NOT NULL,
	`keyword` text NOT NULL,
	`items` integer NOT NULL,
	`member_id` text,
	`facts` text NOT NULL,
	`received_at` integer NOT NULL,
	`confirmed_at` integer,
	`effect_at` integer,
	`actor` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `authority_matter_received_ix` ON `authority_matter` (`received_at`,`id`);--> statement-breakpoint
CREATE INDEX `authority_matter_member_ix` ON `authority_matter` (`member_id`);--> statement-breakpoint
CREATE TABLE `legal_hold` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`authority` text NOT NULL,
	`reason` text NOT NULL,
	`actor` text NOT NULL,
	`from_at` integer NOT NULL,
	`until_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `legal_hold_member_ix` ON `legal_hold` (`member_id`);--> statement-breakpoint
CREATE INDEX `legal_hold_from_ix` ON `legal_hold` (`from_at`,`id`);--> statement-breakpoint
CREATE TABLE `appeal` (
	`id` text PRIMARY KEY NOT NULL,
	`report_id` text NOT NULL,
	`member_id` text,
	`about` text NOT NULL,
	`outcome` text NOT NULL,
	`imposed` integer NOT NULL,
	`decision_key` text NOT NULL,
	`at` integer NOT NULL,
	`decided_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `appeal_decided_ix` ON `appeal` (`decided_at`,`id`);--> statement-breakpoint
CREATE INDEX `appeal_member_ix` ON `appeal` (`member_id`);--> statement-breakpoint
CREATE TABLE `restriction` (
	`id` text PRIMARY KEY NOT NULL,
	`decision_key` text NOT NULL,
	`case_id` text,
	`member_id` text NOT NULL,
	`item` text NOT NULL,
	`item_id` text NOT NULL,
	`kind` text NOT NULL,
	`actor` text NOT NULL,
	`from_at` integer NOT NULL,
	`until_at` integer,
	`ended_at` integer,
	`reversed_at` integer,
	`by_appeal` integer NOT NULL,
	`misuse` text,
	`content` text,
	`ground` text NOT NULL,
	`facts` text NOT NULL,
	`decision_ground` text NOT NULL,
	`category` text NOT NULL,
	`category_specification` text NOT NULL,
	`content_date` integer NOT NULL,
	`content_language` text,
	`source_type` text NOT NULL,
	`source_identity` text,
	`automated_detection` integer NOT NULL,
	`automated_decision` text NOT NULL,
	`sent_at` integer,
	`refusal` text
);
--> statement-breakpoint
CREATE INDEX `restriction_member_ix` ON `restriction` (`member_id`,`from_at`,`id`);--> statement-breakpoint
CREATE INDEX `restriction_decision_ix` ON `restriction` (`decision_key`);--> statement-breakpoint
CREATE INDEX `restriction_from_ix` ON `restriction` (`from_at`,`id`);--> statement-breakpoint
ALTER TABLE `report` ADD `items` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `report` ADD `flagger` text;