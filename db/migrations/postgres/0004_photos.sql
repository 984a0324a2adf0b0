ALTER TABLE "tenant"."photo" ADD COLUMN "state" text collate "C" DEFAULT 'approved' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."photo" ADD COLUMN "reason" text collate "C";--> statement-breakpoint
CREATE INDEX "photo_undecided_ix" ON "tenant"."photo" USING btree ("created_at") WHERE state in ('held', 'unchecked');