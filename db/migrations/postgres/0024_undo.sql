ALTER TABLE "tenant"."participant" ADD COLUMN "cleared_from" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."participant" ADD COLUMN "cleared_at" bigint;