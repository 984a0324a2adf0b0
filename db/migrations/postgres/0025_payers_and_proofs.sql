CREATE TABLE "tenant"."payer" (
	"account_id" text collate "C" NOT NULL,
	"hash" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "payer_account_id_hash_pk" PRIMARY KEY("account_id","hash")
);
--> statement-breakpoint
ALTER TABLE "tenant"."moderation_decision" ADD COLUMN "proof" json;--> statement-breakpoint
ALTER TABLE "tenant"."payer" ADD CONSTRAINT "payer_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "tenant"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payer_hash_ix" ON "tenant"."payer" USING btree ("hash");