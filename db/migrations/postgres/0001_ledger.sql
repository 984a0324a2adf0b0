CREATE TABLE "tenant"."ledger_account" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	CONSTRAINT "ledger_account_balance_ck" CHECK ("tenant"."ledger_account"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tenant"."ledger_entry" (
	"id" text collate "C" NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"other_id" text collate "C" NOT NULL,
	"amount" integer NOT NULL,
	"cause" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "ledger_entry_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "ledger_entry_amount_ck" CHECK ("tenant"."ledger_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_key_ux" ON "tenant"."ledger_entry" USING btree ("account_id","other_id","cause","key");