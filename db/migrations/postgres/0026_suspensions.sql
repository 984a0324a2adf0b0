CREATE TABLE "tenant"."suspension" (
	"decision_key" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"from_at" bigint NOT NULL,
	"until_at" bigint,
	"ended_at" bigint,
	"lifted_by" text collate "C",
	"lifted_for" text collate "C",
	"was_visible" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant"."suspension" ADD CONSTRAINT "suspension_decision_key_moderation_decision_key_fk" FOREIGN KEY ("decision_key") REFERENCES "tenant"."moderation_decision"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suspension_account_ix" ON "tenant"."suspension" USING btree ("account_id");