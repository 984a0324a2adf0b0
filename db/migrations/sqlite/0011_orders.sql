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
	`resolved_at` integer
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
CREATE INDEX `sandbox_payment_email_ix` ON `sandbox_payment` (`email`);