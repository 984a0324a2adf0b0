ALTER TABLE "tenant"."message" ADD COLUMN "photo" text collate "C";--> statement-breakpoint
ALTER TABLE "tenant"."participant" ADD COLUMN "sees_photos" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."profile" ADD COLUMN "takes_photos" boolean DEFAULT true NOT NULL;