CREATE TABLE `account` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`status` text NOT NULL,
	`confirmed_at` integer,
	`signed_up_at` integer NOT NULL,
	`deleted_at` integer,
	`premium_until` integer,
	`mail_provider` integer NOT NULL,
	`language` text NOT NULL,
	`time_zone` text,
	`last_signup_step` integer NOT NULL,
	`traffic_source` text,
	`form_path` text,
	`referrer` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_email_ux` ON `account` (`email`);--> statement-breakpoint
CREATE TABLE `consent` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`version` text NOT NULL,
	`words` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `consent_account_ix` ON `consent` (`account_id`);--> statement-breakpoint
CREATE TABLE `session` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `session_account_ix` ON `session` (`account_id`);--> statement-breakpoint
CREATE TABLE `conversation` (
	`id` text PRIMARY KEY NOT NULL,
	`first_id` text NOT NULL,
	`second_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`first_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`second_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversation_pair_ux` ON `conversation` (`first_id`,`second_id`);--> statement-breakpoint
CREATE TABLE `message` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`from_id` text NOT NULL,
	`text` text NOT NULL,
	`sent_at` integer NOT NULL,
	`key` text NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversation`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_key_ux` ON `message` (`from_id`,`key`);--> statement-breakpoint
CREATE INDEX `message_conversation_ix` ON `message` (`conversation_id`,"id" desc);--> statement-breakpoint
CREATE TABLE `participant` (
	`conversation_id` text NOT NULL,
	`profile_id` text NOT NULL,
	`other_id` text NOT NULL,
	`unread` integer NOT NULL,
	`read_up_to` text,
	`cleared_up_to` text,
	`hidden` integer NOT NULL,
	`last_message_id` text,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`conversation_id`, `profile_id`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversation`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`profile_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `participant_list_ix` ON `participant` (`profile_id`,`hidden`,"last_at" desc);--> statement-breakpoint
CREATE TABLE `photo` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`file` text NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `photo_profile_ix` ON `photo` (`profile_id`,`position`);--> statement-breakpoint
CREATE TABLE `profile` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`gender` text,
	`seeking` text NOT NULL,
	`birth_date` text NOT NULL,
	`country` text,
	`region` text,
	`city` text,
	`language` text NOT NULL,
	`personal` text,
	`details` text NOT NULL,
	`main_photo` text,
	`visible` integer NOT NULL,
	`last_active_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "profile_kind_ck" CHECK("profile"."kind" in ('member', 'fictional')),
	CONSTRAINT "profile_birth_date_ck" CHECK(length("profile"."birth_date") = 10)
);
--> statement-breakpoint
CREATE INDEX `profile_all_ix` ON `profile` ("last_active_at" desc,"id" desc,`birth_date`,`country`,`region`) WHERE visible = true;--> statement-breakpoint
CREATE INDEX `profile_country_ix` ON `profile` (`country`,"last_active_at" desc,"id" desc,`birth_date`,`region`) WHERE visible = true;--> statement-breakpoint
CREATE INDEX `profile_region_ix` ON `profile` (`country`,`region`,"last_active_at" desc,"id" desc,`birth_date`) WHERE visible = true;--> statement-breakpoint
CREATE INDEX `profile_gender_ix` ON `profile` (`gender`,"last_active_at" desc,"id" desc,`birth_date`,`country`,`region`) WHERE visible = true;--> statement-breakpoint
CREATE INDEX `profile_gender_country_ix` ON `profile` (`gender`,`country`,"last_active_at" desc,"id" desc,`birth_date`,`region`) WHERE visible = true;--> statement-breakpoint
CREATE INDEX `profile_gender_region_ix` ON `profile` (`gender`,`country`,`region`,"last_active_at" desc,"id" desc,`birth_date`) WHERE visible = true;--> statement-breakpoint
CREATE TABLE `block` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`from_id`, `to_id`),
	FOREIGN KEY (`from_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `block_to_ix` ON `block` (`to_id`);--> statement-breakpoint
CREATE TABLE `likes` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`at` integer NOT NULL,
	`seen` integer NOT NULL,
	PRIMARY KEY(`from_id`, `to_id`),
	FOREIGN KEY (`from_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `likes_given_ix` ON `likes` (`from_id`,"at" desc);--> statement-breakpoint
CREATE INDEX `likes_received_ix` ON `likes` (`to_id`,"at" desc);--> statement-breakpoint
CREATE TABLE `visit` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`from_id`, `to_id`),
	FOREIGN KEY (`from_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `visit_received_ix` ON `visit` (`to_id`,"at" desc);