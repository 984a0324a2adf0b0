ALTER TABLE "tenant"."ledger_account" ADD COLUMN "day" varchar(10) collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."ledger_account" ADD COLUMN "day_spent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."ledger_account" ADD COLUMN "day_messages" integer DEFAULT 0 NOT NULL;