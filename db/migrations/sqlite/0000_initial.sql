CREATE TABLE `account` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`status` text NOT NULL,
	`confirmed_at` integer,
	`signed_up_at` integer NOT NULL,
	`deleted_at` integer,
	`erase_at` integer,
	`was_visible` integer,
	`premium_until` integer,
	`spending_cap` integer,
	`mail_provider` integer NOT NULL,
	`language` text NOT NULL,
	`time_zone` text,
	`last_signup_step` integer NOT NULL,
	`traffic_source` text,
	`form_path` text,
	`referrer` text,
	`notify` text,
	`push_answer` text,
	`disguise` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_email_ux` ON `account` (`email`);--> statement-breakpoint
CREATE TABLE `consent` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`version` text NOT NULL,
	`words` text NOT NULL,
	`text_id` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `consent_account_ix` ON `consent` (`account_id`);--> statement-breakpoint
CREATE TABLE `export` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`asked_at` integer NOT NULL,
	`ready_at` integer,
	`expires_at` integer,
	`file` text NOT NULL,
	`size` integer,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `export_account_ux` ON `export` (`account_id`);--> statement-breakpoint
CREATE TABLE `link` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `link_account_ix` ON `link` (`account_id`,`purpose`,"created_at" desc);--> statement-breakpoint
CREATE TABLE `recovery_code` (
	`hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_code_account_ix` ON `recovery_code` (`account_id`);--> statement-breakpoint
CREATE TABLE `second_factor` (
	`account_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`enabled_at` integer NOT NULL,
	`last_step` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `session` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`last_seen_at` integer,
	`device` text,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `session_account_ix` ON `session` (`account_id`);--> statement-breakpoint
CREATE TABLE `arrival` (
	`day` text NOT NULL,
	`network` text NOT NULL,
	`ref` text NOT NULL,
	`sub1` text NOT NULL,
	`sub2` text NOT NULL,
	`sub3` text NOT NULL,
	`visits` integer NOT NULL,
	PRIMARY KEY(`day`, `network`, `ref`, `sub1`, `sub2`, `sub3`)
);
--> statement-breakpoint
CREATE TABLE `held_message` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`text` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `held_message_at_ix` ON `held_message` (`at`);--> statement-breakpoint
CREATE INDEX `held_message_from_ix` ON `held_message` (`from_id`);--> statement-breakpoint
CREATE TABLE `conversation` (
	`id` text PRIMARY KEY NOT NULL,
	`first_id` text NOT NULL,
	`second_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seq` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`first_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`second_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversation_pair_ux` ON `conversation` (`first_id`,`second_id`);--> statement-breakpoint
CREATE INDEX `conversation_second_ix` ON `conversation` (`second_id`);--> statement-breakpoint
CREATE TABLE `message` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`seq` integer NOT NULL,
	`from_id` text NOT NULL,
	`text` text NOT NULL,
	`sent_at` integer NOT NULL,
	`key` text NOT NULL,
	`reply_to_seq` integer,
	`taken_back_at` integer,
	`photo` text,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversation`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_key_ux` ON `message` (`from_id`,`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `message_seq_ux` ON `message` (`conversation_id`,`seq`);--> statement-breakpoint
CREATE TABLE `participant` (
	`conversation_id` text NOT NULL,
	`profile_id` text NOT NULL,
	`other_id` text NOT NULL,
	`unread` integer NOT NULL,
	`read_seq` integer DEFAULT 0 NOT NULL,
	`delivered_seq` integer DEFAULT 0 NOT NULL,
	`cleared_seq` integer DEFAULT 0 NOT NULL,
	`cleared_from` integer DEFAULT 0 NOT NULL,
	`cleared_at` integer,
	`hidden` integer NOT NULL,
	`last_at` integer NOT NULL,
	`archived` integer DEFAULT false NOT NULL,
	`muted` integer DEFAULT false NOT NULL,
	`pinned_at` integer,
	`request` text,
	`draft` text DEFAULT '' NOT NULL,
	`sees_photos` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`conversation_id`, `profile_id`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversation`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`profile_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `participant_list_ix` ON `participant` (`profile_id`,`hidden`,"last_at" desc);--> statement-breakpoint
CREATE INDEX `participant_unread_ix` ON `participant` (`profile_id`,`other_id`) WHERE unread > 0 and hidden = false;--> statement-breakpoint
CREATE TABLE `reaction` (
	`conversation_id` text NOT NULL,
	`message_seq` integer NOT NULL,
	`profile_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`conversation_id`, `message_seq`, `profile_id`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversation`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`profile_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reaction_profile_ix` ON `reaction` (`profile_id`);--> statement-breakpoint
CREATE TABLE `complaint` (
	`id` text PRIMARY KEY NOT NULL,
	`report_id` text NOT NULL,
	`member_id` text,
	`address` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`pictures` text NOT NULL,
	`decision_key` text,
	`at` integer NOT NULL,
	`appeal_words` text,
	`appealed_at` integer,
	`appeal_key` text,
	FOREIGN KEY (`report_id`) REFERENCES `report`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `complaint_report_ux` ON `complaint` (`report_id`);--> statement-breakpoint
CREATE INDEX `complaint_member_ix` ON `complaint` (`member_id`);--> statement-breakpoint
CREATE TABLE `experiment_entry` (
	`day` text NOT NULL,
	`experiment` text NOT NULL,
	`visitor_group` text NOT NULL,
	`variant` text NOT NULL,
	`visitors` integer NOT NULL,
	PRIMARY KEY(`day`, `experiment`, `visitor_group`, `variant`)
);
--> statement-breakpoint
CREATE TABLE `event` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`kind` text NOT NULL,
	`conversation_id` text,
	`message_seq` integer,
	`other_id` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_at_ix` ON `event` (`at`);--> statement-breakpoint
CREATE INDEX `event_other_ix` ON `event` (`other_id`) WHERE other_id is not null;--> statement-breakpoint
CREATE TABLE `ledger_account` (
	`id` text PRIMARY KEY NOT NULL,
	`balance` integer NOT NULL,
	CONSTRAINT "ledger_account_balance_ck" CHECK("ledger_account"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE `ledger_entry` (
	`id` text NOT NULL,
	`account_id` text NOT NULL,
	`other_id` text NOT NULL,
	`amount` integer NOT NULL,
	`cause` text NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	CONSTRAINT "ledger_entry_amount_ck" CHECK("ledger_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entry_key_ux` ON `ledger_entry` (`account_id`,`other_id`,`cause`,`key`);--> statement-breakpoint
CREATE TABLE `ledger_reason` (
	`key` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ledger_reason_member_ix` ON `ledger_reason` (`member_id`);--> statement-breakpoint
CREATE TABLE `legal_text` (
	`id` text PRIMARY KEY NOT NULL,
	`page` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`since` text,
	`shown_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `legal_text_page_ix` ON `legal_text` (`page`,`language`,`shown_at`);--> statement-breakpoint
CREATE TABLE `held_payment` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`provider_ref` text NOT NULL,
	`reason` text NOT NULL,
	`order_id` text,
	`member_id` text,
	`minor` integer,
	`currency` text,
	`at` integer NOT NULL,
	`resolved_at` integer,
	`resolution` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `held_payment_ux` ON `held_payment` (`provider`,`provider_ref`,`reason`);--> statement-breakpoint
CREATE INDEX `held_payment_order_ix` ON `held_payment` (`order_id`);--> statement-breakpoint
CREATE TABLE `payment_order` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`item` text NOT NULL,
	`title` text NOT NULL,
	`credits` integer NOT NULL,
	`bonus` integer NOT NULL,
	`days` integer NOT NULL,
	`price` integer NOT NULL,
	`currency` text NOT NULL,
	`country` text NOT NULL,
	`vat_country` text NOT NULL,
	`vat_rate` integer NOT NULL,
	`vat_minor` integer NOT NULL,
	`net_minor` integer NOT NULL,
	`vat_collected_by` text NOT NULL,
	`evidence` text NOT NULL,
	`discount_code` text,
	`language` text NOT NULL,
	`provider` text NOT NULL,
	`provider_ref` text,
	`method` text,
	`state` text NOT NULL,
	`reason` text,
	`begin_at` integer,
	`begin_words` text,
	`withdrawal_days` integer NOT NULL,
	`withdrawn_at` integer,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`premium_until` integer,
	`receipt_number` integer,
	`refunded_minor` integer DEFAULT 0 NOT NULL,
	`charged_back_minor` integer DEFAULT 0 NOT NULL,
	`owed_credits` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_order_price_ck" CHECK("payment_order"."price" > 0 and "payment_order"."vat_minor" + "payment_order"."net_minor" = "payment_order"."price")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_order_key_ux` ON `payment_order` (`member_id`,`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_order_ref_ux` ON `payment_order` (`provider`,`provider_ref`);--> statement-breakpoint
CREATE INDEX `payment_order_member_ix` ON `payment_order` (`member_id`,"created_at" desc);--> statement-breakpoint
CREATE INDEX `payment_order_state_ix` ON `payment_order` (`state`,`created_at`);--> statement-breakpoint
CREATE TABLE `receipt_counter` (
	`id` text PRIMARY KEY NOT NULL,
	`last` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `receipt` (
	`number` integer PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`member_id` text NOT NULL,
	`minor` integer NOT NULL,
	`vat_minor` integer NOT NULL,
	`net_minor` integer NOT NULL,
	`seller` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `receipt_order_ix` ON `receipt` (`order_id`);--> statement-breakpoint
CREATE INDEX `receipt_member_ix` ON `receipt` (`member_id`);--> statement-breakpoint
CREATE TABLE `refund` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`member_id` text NOT NULL,
	`cause` text NOT NULL,
	`reason` text,
	`minor` integer NOT NULL,
	`credits` integer NOT NULL,
	`owed` integer NOT NULL,
	`state` text NOT NULL,
	`problem` text,
	`at` integer NOT NULL,
	`receipt_number` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `refund_order_ix` ON `refund` (`order_id`);--> statement-breakpoint
CREATE INDEX `refund_member_ix` ON `refund` (`member_id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`payload` text NOT NULL,
	`subject` text,
	`state` text NOT NULL,
	`due_at` integer NOT NULL,
	`attempts` integer NOT NULL,
	`lease_until` integer NOT NULL,
	`lease_owner` text,
	`last_error` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_key_ux` ON `outbox` (`kind`,`key`);--> statement-breakpoint
CREATE INDEX `outbox_due_ix` ON `outbox` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `outbox_subject_ix` ON `outbox` (`subject`) WHERE subject is not null;--> statement-breakpoint
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
CREATE INDEX `postback_at_ix` ON `postback` ("at" desc);--> statement-breakpoint
CREATE TABLE `price` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`item` text NOT NULL,
	`country` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `price_item_ix` ON `price` (`kind`,`item`,`country`,`since`);--> statement-breakpoint
CREATE TABLE `stay_discount` (
	`member_id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`percent` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stay_discount_code_ux` ON `stay_discount` (`code`);--> statement-breakpoint
CREATE TABLE `photo` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`file` text NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	`state` text DEFAULT 'approved' NOT NULL,
	`reason` text,
	`private` integer DEFAULT false NOT NULL,
	`nudity` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `photo_profile_ix` ON `photo` (`profile_id`,`position`);--> statement-breakpoint
CREATE INDEX `photo_undecided_ix` ON `photo` (`created_at`) WHERE state in ('held', 'unchecked');--> statement-breakpoint
CREATE TABLE `profile` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`gender` text,
	`seeking` text NOT NULL,
	`birth_date` text NOT NULL,
	`birth_date_corrected_at` integer,
	`country` text,
	`region` text,
	`city` text,
	`language` text NOT NULL,
	`personal` text,
	`details` text NOT NULL,
	`languages` text DEFAULT '[]' NOT NULL,
	`interests` text DEFAULT '[]' NOT NULL,
	`prompts` text DEFAULT '[]' NOT NULL,
	`main_photo` text,
	`shows_nudity` integer DEFAULT false NOT NULL,
	`visible` integer NOT NULL,
	`seen_by` text DEFAULT 'everyone' NOT NULL,
	`seek_min_age` integer,
	`seek_max_age` integer,
	`last_active_at` integer NOT NULL,
	`shares_typing` integer DEFAULT true NOT NULL,
	`shares_reads` integer DEFAULT true NOT NULL,
	`shares_activity` integer DEFAULT true NOT NULL,
	`takes_photos` integer DEFAULT true NOT NULL,
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
CREATE INDEX `profile_nowhere_ix` ON `profile` ("last_active_at" desc,"id" desc,`birth_date`,`country`) WHERE visible = true and country is null;--> statement-breakpoint
CREATE INDEX `profile_gender_nowhere_ix` ON `profile` (`gender`,"last_active_at" desc,"id" desc,`birth_date`,`country`) WHERE visible = true and country is null;--> statement-breakpoint
CREATE INDEX `profile_members_only_ix` ON `profile` (`id`) WHERE visible = true and seen_by = 'members';--> statement-breakpoint
CREATE INDEX `profile_born_ix` ON `profile` (`birth_date`,`gender`,`country`,`region`) WHERE visible = true;--> statement-breakpoint
CREATE TABLE `push_subscription` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`session_hash` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_hash`) REFERENCES `session`(`token_hash`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscription_endpoint_ux` ON `push_subscription` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscription_account_ix` ON `push_subscription` (`account_id`);--> statement-breakpoint
CREATE INDEX `push_subscription_session_ix` ON `push_subscription` (`session_hash`);--> statement-breakpoint
CREATE TABLE `album_access` (
	`owner_id` text NOT NULL,
	`viewer_id` text NOT NULL,
	`state` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `viewer_id`),
	FOREIGN KEY (`owner_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`viewer_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `album_access_viewer_ix` ON `album_access` (`viewer_id`);--> statement-breakpoint
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
CREATE TABLE `finding` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`liked` integer NOT NULL,
	`day` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`from_id`, `to_id`),
	FOREIGN KEY (`from_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `finding_latest_ix` ON `finding` (`from_id`,"at" desc);--> statement-breakpoint
CREATE TABLE `likes` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`at` integer NOT NULL,
	`seen` integer NOT NULL,
	`prompt` text,
	PRIMARY KEY(`from_id`, `to_id`),
	FOREIGN KEY (`from_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `likes_given_ix` ON `likes` (`from_id`,"at" desc);--> statement-breakpoint
CREATE INDEX `likes_received_ix` ON `likes` (`to_id`,"at" desc);--> statement-breakpoint
CREATE INDEX `likes_new_ix` ON `likes` (`to_id`,`from_id`) WHERE seen = false;--> statement-breakpoint
CREATE TABLE `visit` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`from_id`, `to_id`),
	FOREIGN KEY (`from_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `visit_received_ix` ON `visit` (`to_id`,"at" desc);--> statement-breakpoint
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
CREATE INDEX `moderation_signal_case_ix` ON `moderation_signal` (`case_id`);--> statement-breakpoint
CREATE TABLE `sandbox_payment` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`email` text NOT NULL,
	`price` integer NOT NULL,
	`currency` text NOT NULL,
	`description` text NOT NULL,
	`return_url` text NOT NULL,
	`cancel_url` text NOT NULL,
	`state` text NOT NULL,
	`method` text,
	`refunded` integer DEFAULT 0 NOT NULL,
	`charged_back` integer DEFAULT 0 NOT NULL,
	`refund_keys` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_payment_order_ux` ON `sandbox_payment` (`order_id`);--> statement-breakpoint
CREATE INDEX `sandbox_payment_email_ix` ON `sandbox_payment` (`email`);--> statement-breakpoint
CREATE TABLE `last_search` (
	`profile_id` text PRIMARY KEY NOT NULL,
	`query` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `saved_search` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`mails` integer NOT NULL,
	`new_since` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profile`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_search_name_ux` ON `saved_search` (`profile_id`,`name`);--> statement-breakpoint
CREATE TABLE `suspension` (
	`decision_key` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`from_at` integer NOT NULL,
	`until_at` integer,
	`ended_at` integer,
	`lifted_by` text,
	`lifted_for` text,
	`was_visible` integer NOT NULL,
	FOREIGN KEY (`decision_key`) REFERENCES `moderation_decision`(`key`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `suspension_account_ix` ON `suspension` (`account_id`);--> statement-breakpoint
CREATE TABLE `hold` (
	`token` text PRIMARY KEY NOT NULL,
	`until` integer
);
--> statement-breakpoint
CREATE TABLE `profile_count` (
	`gender` text NOT NULL,
	`country` text NOT NULL,
	`region` text NOT NULL,
	`born` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`gender`, `country`, `region`, `born`)
);
--> statement-breakpoint
CREATE INDEX `profile_count_ix` ON `profile_count` (`gender`,`country`,`region`,`born`,`n`);--> statement-breakpoint
CREATE TABLE `event_clock` (
	`epoch` text PRIMARY KEY NOT NULL,
	`last` integer NOT NULL,
	`pruned` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `profile_change` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `profile_change_ix` ON `profile_change` (`at`,`id`);--> statement-breakpoint
-- Events are numbered by their transaction (db/event-order.ts).
ALTER TABLE `event` ADD COLUMN `tx` integer NOT NULL DEFAULT 0;--> statement-breakpoint
CREATE INDEX `event_member_ix` ON `event` (`member_id`, `tx`);--> statement-breakpoint
INSERT INTO `event_clock` VALUES (lower(hex(randomblob(16))), 0, 0);--> statement-breakpoint
CREATE TRIGGER event_number AFTER INSERT ON event BEGIN
	UPDATE event_clock SET last = last + 1;
	UPDATE event SET tx = (SELECT last FROM event_clock) WHERE id = new.id;
END;--> statement-breakpoint
-- Which profiles changed (db/changes.ts).
CREATE TRIGGER profile_change_in AFTER INSERT ON profile BEGIN
	INSERT INTO profile_change VALUES (new.id, (SELECT coalesce(max(at), 0) + 1 FROM profile_change))
	ON CONFLICT (id) DO UPDATE SET at = excluded.at;
END;--> statement-breakpoint
CREATE TRIGGER profile_change_again AFTER UPDATE ON profile BEGIN
	INSERT INTO profile_change VALUES (new.id, (SELECT coalesce(max(at), 0) + 1 FROM profile_change))
	ON CONFLICT (id) DO UPDATE SET at = excluded.at;
END;--> statement-breakpoint
CREATE TRIGGER profile_change_out AFTER DELETE ON profile BEGIN
	INSERT INTO profile_change VALUES (old.id, (SELECT coalesce(max(at), 0) + 1 FROM profile_change))
	ON CONFLICT (id) DO UPDATE SET at = excluded.at;
END;--> statement-breakpoint
-- How many profiles are visible (db/counts.ts). Who has not said where they live is counted as of the country '?'.
CREATE TRIGGER profile_count_in AFTER INSERT ON profile WHEN new.visible BEGIN
	INSERT INTO profile_count
	SELECT column1, column2, column3, substr(new.birth_date, 1, 7), 1 FROM (VALUES
		('*', '*', '*'), ('*', coalesce(new.country, '?'), '*'), ('*', new.country, new.region),
		(new.gender, '*', '*'), (new.gender, coalesce(new.country, '?'), '*'), (new.gender, new.country, new.region))
	WHERE column1 IS NOT NULL AND column2 IS NOT NULL AND column3 IS NOT NULL
	ON CONFLICT (gender, country, region, born) DO UPDATE SET n = n + 1;
END;--> statement-breakpoint
CREATE TRIGGER profile_count_out AFTER DELETE ON profile WHEN old.visible BEGIN
	UPDATE profile_count SET n = n - 1 WHERE born = substr(old.birth_date, 1, 7) AND (gender, country, region) IN (VALUES
		('*', '*', '*'), ('*', coalesce(old.country, '?'), '*'), ('*', old.country, old.region),
		(old.gender, '*', '*'), (old.gender, coalesce(old.country, '?'), '*'), (old.gender, old.country, old.region));
END;--> statement-breakpoint
CREATE TRIGGER profile_count_change AFTER UPDATE OF visible, gender, country, region, birth_date ON profile
WHEN (old.visible, old.gender, old.country, old.region, old.birth_date)
	IS NOT (new.visible, new.gender, new.country, new.region, new.birth_date) BEGIN
	UPDATE profile_count SET n = n - 1
	WHERE old.visible AND born = substr(old.birth_date, 1, 7) AND (gender, country, region) IN (VALUES
		('*', '*', '*'), ('*', coalesce(old.country, '?'), '*'), ('*', old.country, old.region),
		(old.gender, '*', '*'), (old.gender, coalesce(old.country, '?'), '*'), (old.gender, old.country, old.region));
	INSERT INTO profile_count
	SELECT column1, column2, column3, substr(new.birth_date, 1, 7), 1 FROM (VALUES
		('*', '*', '*'), ('*', coalesce(new.country, '?'), '*'), ('*', new.country, new.region),
		(new.gender, '*', '*'), (new.gender, coalesce(new.country, '?'), '*'), (new.gender, new.country, new.region))
	WHERE new.visible AND column1 IS NOT NULL AND column2 IS NOT NULL AND column3 IS NOT NULL
	ON CONFLICT (gender, country, region, born) DO UPDATE SET n = n + 1;
END;
