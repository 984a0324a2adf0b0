ALTER TABLE `fraud_letter` ADD `retracted_at` integer;--> statement-breakpoint
ALTER TABLE `payment_order` ADD `buyer_hash` text;--> statement-breakpoint
ALTER TABLE `refund` ADD `premium_ms` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `moderation_decision` ADD `acted` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `moderation_decision` ADD `reversed_at` integer;--> statement-breakpoint
ALTER TABLE `warning` ADD `reversed_at` integer;