CREATE TABLE "tenant"."fraud_letter" (
	"member_id" text collate "C" NOT NULL,
	"banned_id" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"last_message_at" bigint NOT NULL,
	"through_seq" integer NOT NULL,
	"credits" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "fraud_letter_member_id_banned_id_pk" PRIMARY KEY("member_id","banned_id")
);
--> statement-breakpoint
ALTER TABLE "tenant"."suspension" ADD COLUMN "fraud" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."fraud_letter" ADD CONSTRAINT "fraud_letter_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "tenant"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fraud_letter_member_ix" ON "tenant"."fraud_letter" USING btree ("member_id","at","banned_id");--> statement-breakpoint
CREATE INDEX "fraud_letter_banned_ix" ON "tenant"."fraud_letter" USING btree ("banned_id");