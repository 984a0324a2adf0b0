CREATE TABLE "tenant"."price" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"kind" text collate "C" NOT NULL,
	"item" text collate "C" NOT NULL,
	"country" text collate "C" NOT NULL,
	"amount" integer NOT NULL,
	"currency" text collate "C" NOT NULL,
	"since" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."stay_discount" (
	"member_id" text collate "C" PRIMARY KEY NOT NULL,
	"code" text collate "C" NOT NULL,
	"percent" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant"."account" ADD COLUMN "spending_cap" integer;--> statement-breakpoint
ALTER TABLE "tenant"."held_payment" ADD COLUMN "resolution" text collate "C";--> statement-breakpoint
CREATE INDEX "price_item_ix" ON "tenant"."price" USING btree ("kind","item","country","since");--> statement-breakpoint
CREATE UNIQUE INDEX "stay_discount_code_ux" ON "tenant"."stay_discount" USING btree ("code");