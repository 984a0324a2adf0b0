CREATE TABLE "tenant"."push_subscription" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"session_hash" text collate "C" NOT NULL,
	"endpoint" text collate "C" NOT NULL,
	"p256dh" text collate "C" NOT NULL,
	"auth" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant"."push_subscription" ADD CONSTRAINT "push_subscription_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "tenant"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."push_subscription" ADD CONSTRAINT "push_subscription_session_hash_session_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "tenant"."session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscription_endpoint_ux" ON "tenant"."push_subscription" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscription_account_ix" ON "tenant"."push_subscription" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "push_subscription_session_ix" ON "tenant"."push_subscription" USING btree ("session_hash");