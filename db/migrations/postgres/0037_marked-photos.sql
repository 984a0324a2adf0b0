ALTER TABLE "tenant"."photo" ADD COLUMN "nudity" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."profile" ADD COLUMN "shows_nudity" boolean DEFAULT false NOT NULL;