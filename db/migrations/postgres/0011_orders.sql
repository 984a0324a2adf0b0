CREATE TABLE "tenant"."held_payment" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"provider" text collate "C" NOT NULL,
	"provider_ref" text collate "C" NOT NULL,
	"reason" text collate "C" NOT NULL,
	"order_id" text collate "C",
	"member_id" text collate "C",
	"minor" integer,
	"currency" text collate "C",
	"at" bigint NOT NULL,
	"resolved_at" bigint
);
--> statement-breakpoint
CREATE TABLE "tenant"."payment_order" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"member_id" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"item" text collate "C" NOT NULL,
	"title" text collate "C" NOT NULL,
	"credits" integer NOT NULL,
	"bonus" integer NOT NULL,
	"days" integer NOT NULL,
	"price" integer NOT NULL,
	"currency" text collate "C" NOT NULL,
	"country" text collate "C" NOT NULL,
	"vat_country" text collate "C" NOT NULL,
	"vat_rate" integer NOT NULL,
	"vat_minor" integer NOT NULL,
	"net_minor" integer NOT NULL,
	"vat_collected_by" text collate "C" NOT NULL,
	"evidence" json NOT NULL,
	"discount_code" text collate "C",
	"language" text collate "C" NOT NULL,
	"provider" text collate "C" NOT NULL,
	"provider_ref" text collate "C",
	"method" text collate "C",
	"state" text collate "C" NOT NULL,
	"reason" text collate "C",
	"begin_at" bigint,
	"begin_words" text collate "C",
	"withdrawal_days" integer NOT NULL,
	"withdrawn_at" bigint,
	"created_at" bigint NOT NULL,
	"paid_at" bigint,
	"premium_until" bigint,
	"receipt_number" integer,
	"refunded_minor" integer DEFAULT 0 NOT NULL,
	"charged_back_minor" integer DEFAULT 0 NOT NULL,
	"owed_credits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_order_price_ck" CHECK ("tenant"."payment_order"."price" > 0 and "tenant"."payment_order"."vat_minor" + "tenant"."payment_order"."net_minor" = "tenant"."payment_order"."price")
);
--> statement-breakpoint
CREATE TABLE "tenant"."receipt_counter" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."receipt" (
	"number" integer PRIMARY KEY NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"member_id" text collate "C" NOT NULL,
	"minor" integer NOT NULL,
	"vat_minor" integer NOT NULL,
	"net_minor" integer NOT NULL,
	"seller" json NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."refund" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"member_id" text collate "C" NOT NULL,
	"cause" text collate "C" NOT NULL,
	"reason" text collate "C",
	"minor" integer NOT NULL,
	"credits" integer NOT NULL,
	"owed" integer NOT NULL,
	"state" text collate "C" NOT NULL,
	"problem" text collate "C",
	"at" bigint NOT NULL,
	"receipt_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."sandbox_payment" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"email" text collate "C" NOT NULL,
	"price" integer NOT NULL,
	"currency" text collate "C" NOT NULL,
	"description" text collate "C" NOT NULL,
	"return_url" text collate "C" NOT NULL,
	"cancel_url" text collate "C" NOT NULL,
	"state" text collate "C" NOT NULL,
	"method" text collate "C",
	"refunded" integer DEFAULT 0 NOT NULL,
	"charged_back" integer DEFAULT 0 NOT NULL,
	"refund_keys" json NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "held_payment_ux" ON "tenant"."held_payment" USING btree ("provider","provider_ref","reason");--> statement-breakpoint
CREATE INDEX "held_payment_order_ix" ON "tenant"."held_payment" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_key_ux" ON "tenant"."payment_order" USING btree ("member_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_ref_ux" ON "tenant"."payment_order" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE INDEX "payment_order_member_ix" ON "tenant"."payment_order" USING btree ("member_id","created_at" desc nulls first);--> statement-breakpoint
CREATE INDEX "payment_order_state_ix" ON "tenant"."payment_order" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "receipt_order_ix" ON "tenant"."receipt" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "receipt_member_ix" ON "tenant"."receipt" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "refund_order_ix" ON "tenant"."refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_member_ix" ON "tenant"."refund" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payment_order_ux" ON "tenant"."sandbox_payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sandbox_payment_email_ix" ON "tenant"."sandbox_payment" USING btree ("email");