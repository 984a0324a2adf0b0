ALTER TABLE "tenant"."participant" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."participant" ADD COLUMN "muted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."participant" ADD COLUMN "pinned_at" bigint;--> statement-breakpoint
ALTER TABLE "tenant"."participant" ADD COLUMN "request" text collate "C";