CREATE TABLE "tenant"."mail" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"member_id" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"case_id" text collate "C",
	"state" text collate "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant"."report" ADD COLUMN "decision_key" text collate "C";--> statement-breakpoint
CREATE INDEX "mail_member_ix" ON "tenant"."mail" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "mail_case_ix" ON "tenant"."mail" USING btree ("case_id") WHERE case_id is not null;--> statement-breakpoint
CREATE INDEX "mail_at_ix" ON "tenant"."mail" USING btree ("at");--> statement-breakpoint
UPDATE "tenant"."report" SET "decision_key" = (SELECT d."key" FROM "tenant"."moderation_decision" AS d WHERE d."case_id" = "report"."case_id" AND d."at" >= "report"."at" ORDER BY d."at", d."key" LIMIT 1) WHERE "discarded_at" IS NULL;
