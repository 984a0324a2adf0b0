ALTER TABLE "tenant"."operator" ADD COLUMN "blur" text collate "C";--> statement-breakpoint
ALTER TABLE "tenant"."operator" ADD COLUMN "grey" text collate "C";