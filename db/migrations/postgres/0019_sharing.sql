ALTER TABLE "tenant"."profile" ADD COLUMN "shares_typing" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."profile" ADD COLUMN "shares_reads" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."profile" ADD COLUMN "shares_activity" boolean DEFAULT true NOT NULL;