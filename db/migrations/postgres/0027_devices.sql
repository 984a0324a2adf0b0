CREATE TABLE "tenant"."account_device" (
	"account_id" text collate "C" NOT NULL,
	"code" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "account_device_account_id_code_pk" PRIMARY KEY("account_id","code")
);
--> statement-breakpoint
ALTER TABLE "tenant"."account_device" ADD CONSTRAINT "account_device_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "tenant"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_device_code_ix" ON "tenant"."account_device" USING btree ("code");--> statement-breakpoint
CREATE INDEX "account_device_at_ix" ON "tenant"."account_device" USING btree ("at");