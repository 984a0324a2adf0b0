CREATE TABLE `postback` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`cause_id` text NOT NULL,
	`event` text NOT NULL,
	`network` text NOT NULL,
	`txid` text NOT NULL,
	`minor` integer,
	`currency` text,
	`state` text NOT NULL,
	`reason` text,
	`replays` integer DEFAULT 0 NOT NULL,
	`at` integer NOT NULL,
	`due_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `postback_cause_ux` ON `postback` (`cause_id`,`event`);--> statement-breakpoint
CREATE INDEX `postback_member_ix` ON `postback` (`member_id`);--> statement-breakpoint
CREATE INDEX `postback_at_ix` ON `postback` ("at" desc);