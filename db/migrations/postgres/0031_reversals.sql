ALTER TABLE "tenant"."fraud_letter" ADD COLUMN "retracted_at" bigint;--> statement-breakpoint
ALTER TABLE "tenant"."payment_order" ADD COLUMN "buyer_hash" text collate "C";--> statement-breakpoint
ALTER TABLE "tenant"."refund" ADD COLUMN "premium_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."moderation_decision" ADD COLUMN "acted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."moderation_decision" ADD COLUMN "reversed_at" bigint;--> statement-breakpoint
ALTER TABLE "tenant"."warning" ADD COLUMN "reversed_at" bigint;