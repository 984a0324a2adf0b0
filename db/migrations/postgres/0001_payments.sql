CREATE TABLE "tenant"."account_mailbox" (
	"account_id" text collate "C" NOT NULL,
	"mailbox" text collate "C" NOT NULL,
	CONSTRAINT "account_mailbox_account_id_mailbox_pk" PRIMARY KEY("account_id","mailbox")
);
--> statement-breakpoint
CREATE TABLE "tenant"."code_claim" (
	"member_id" text collate "C" NOT NULL,
	"code" text collate "C" NOT NULL,
	"order_id" text collate "C",
	"used_at" bigint,
	CONSTRAINT "code_claim_member_id_code_pk" PRIMARY KEY("member_id","code")
);
--> statement-breakpoint
ALTER TABLE "tenant"."payment_order" ADD COLUMN "redirect_url" text collate "C";--> statement-breakpoint
ALTER TABLE "tenant"."account_mailbox" ADD CONSTRAINT "account_mailbox_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "tenant"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_mailbox_ix" ON "tenant"."account_mailbox" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "code_claim_order_ix" ON "tenant"."code_claim" USING btree ("order_id");