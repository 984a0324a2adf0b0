CREATE TABLE `dispute` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`body` text NOT NULL,
	`reference` text NOT NULL,
	`facts` text NOT NULL,
	`received_at` integer NOT NULL,
	`outcome` text,
	`decided_at` integer,
	`implemented_at` integer,
	`actor` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `dispute_received_ix` ON `dispute` (`received_at`,`id`);--> statement-breakpoint
CREATE INDEX `dispute_member_ix` ON `dispute` (`member_id`);