ALTER TABLE "tenant"."profile" ADD COLUMN "prompts" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."likes" ADD COLUMN "prompt" text collate "C";