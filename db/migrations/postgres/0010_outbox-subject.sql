ALTER TABLE "tenant"."outbox" ADD COLUMN "subject" text collate "C";--> statement-breakpoint
UPDATE "tenant"."outbox" SET "subject" = coalesce(
	substring("payload"::text from '"account":"([^"\\]+)"'),
	substring("payload"::text from '^\{"email":"([^"\\]+)"')
) WHERE "state" <> 'done' AND "kind" IN ('mail', 'export', 'export.expiry', 'password_reset');--> statement-breakpoint
CREATE INDEX "outbox_subject_ix" ON "tenant"."outbox" USING btree ("subject") WHERE subject is not null;
