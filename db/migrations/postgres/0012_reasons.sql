CREATE TABLE "tenant"."ledger_reason" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"member_id" text collate "C" NOT NULL,
	"reason" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ledger_reason_member_ix" ON "tenant"."ledger_reason" USING btree ("member_id");