CREATE TABLE `served_tenant` (
	`slug` text PRIMARY KEY NOT NULL,
	`revision` text NOT NULL,
	`asked` text NOT NULL,
	`held` text NOT NULL,
	`files` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `serving_node` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`joined_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`secret` text NOT NULL,
	`cells` text NOT NULL,
	`release` text NOT NULL,
	`ahead` integer NOT NULL,
	`configs` text NOT NULL,
	`configs_digest` text NOT NULL
);
