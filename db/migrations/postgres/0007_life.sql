CREATE TABLE "tenant"."export" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"asked_at" bigint NOT NULL,
	"ready_at" bigint,
	"expires_at" bigint,
	"file" text collate "C" NOT NULL,
	"size" integer
);
--> statement-breakpoint
CREATE TABLE "tenant"."recovery_code" (
	"hash" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."second_factor" (
	"account_id" text collate "C" PRIMARY KEY NOT NULL,
	"secret" text collate "C" NOT NULL,
	"enabled_at" bigint NOT NULL,
	"last_step" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant"."account" ADD COLUMN "erase_at" bigint;--> statement-breakpoint
ALTER TABLE "tenant"."account" ADD COLUMN "was_visible" boolean;--> statement-breakpoint
ALTER TABLE "tenant"."session" ADD COLUMN "last_seen_at" bigint;--> statement-breakpoint
ALTER TABLE "tenant"."session" ADD COLUMN "device" text collate "C";--> statement-breakpoint
ALTER TABLE "tenant"."export" ADD CONSTRAINT "export_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "tenant"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."recovery_code" ADD CONSTRAINT "recovery_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "tenant"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."second_factor" ADD CONSTRAINT "second_factor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "tenant"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "export_account_ux" ON "tenant"."export" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "recovery_code_account_ix" ON "tenant"."recovery_code" USING btree ("account_id");