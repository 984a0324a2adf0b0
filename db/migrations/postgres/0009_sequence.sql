DROP INDEX "tenant"."message_conversation_ix";--> statement-breakpoint
ALTER TABLE "tenant"."message" ADD COLUMN "seq" integer;--> statement-breakpoint
UPDATE "tenant"."message" SET "seq" = "numbered"."seq" FROM (
	SELECT "id", row_number() OVER (PARTITION BY "conversation_id" ORDER BY "id") AS "seq" FROM "tenant"."message"
) AS "numbered" WHERE "message"."id" = "numbered"."id";--> statement-breakpoint
ALTER TABLE "tenant"."message" ALTER COLUMN "seq" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "message_seq_ux" ON "tenant"."message" USING btree ("conversation_id","seq");--> statement-breakpoint
ALTER TABLE "tenant"."conversation" ADD COLUMN "last_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "tenant"."conversation" SET "last_seq" = coalesce((SELECT max("seq") FROM "tenant"."message" WHERE "conversation_id" = "conversation"."id"), 0);--> statement-breakpoint
CREATE INDEX "conversation_second_ix" ON "tenant"."conversation" USING btree ("second_id");--> statement-breakpoint
ALTER TABLE "tenant"."participant" ADD COLUMN "read_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."participant" ADD COLUMN "cleared_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "tenant"."participant" SET
	"read_seq" = coalesce((SELECT "seq" FROM "tenant"."message" WHERE "id" = "read_up_to"), 0),
	"cleared_seq" = coalesce((SELECT "seq" FROM "tenant"."message" WHERE "id" = "cleared_up_to"), 0);--> statement-breakpoint
ALTER TABLE "tenant"."participant" DROP COLUMN "read_up_to";--> statement-breakpoint
ALTER TABLE "tenant"."participant" DROP COLUMN "cleared_up_to";--> statement-breakpoint
ALTER TABLE "tenant"."participant" DROP COLUMN "last_message_id";
