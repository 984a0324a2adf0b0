CREATE TABLE "tenant"."postback" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"member_id" text collate "C" NOT NULL,
	"cause_id" text collate "C" NOT NULL,
	"event" text collate "C" NOT NULL,
	"network" text collate "C" NOT NULL,
	"txid" text collate "C" NOT NULL,
	"minor" integer,
	"currency" text collate "C",
	"state" text collate "C" NOT NULL,
	"reason" text collate "C",
	"replays" integer DEFAULT 0 NOT NULL,
	"at" bigint NOT NULL,
	"due_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant"."postback" ADD CONSTRAINT "postback_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "tenant"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "postback_cause_ux" ON "tenant"."postback" USING btree ("cause_id","event");--> statement-breakpoint
CREATE INDEX "postback_member_ix" ON "tenant"."postback" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "postback_at_ix" ON "tenant"."postback" USING btree ("at" desc nulls first);