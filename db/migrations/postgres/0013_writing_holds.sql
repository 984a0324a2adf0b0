CREATE TABLE "tenant"."writing_hold" (
	"decision_key" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"from_at" bigint NOT NULL,
	"until_at" bigint,
	"ended_at" bigint,
	"lifted_by" text collate "C",
	"lifted_for" text collate "C"
);
--> statement-breakpoint
ALTER TABLE "tenant"."writing_hold" ADD CONSTRAINT "writing_hold_decision_key_moderation_decision_key_fk" FOREIGN KEY ("decision_key") REFERENCES "tenant"."moderation_decision"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "writing_hold_account_ix" ON "tenant"."writing_hold" USING btree ("account_id");