CREATE TABLE "tenant"."desk_mail" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"key" text collate "C" NOT NULL,
	"operator_id" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"mail" json NOT NULL,
	"state" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"attempts" integer NOT NULL,
	"lease_until" bigint NOT NULL,
	"lease_owner" text collate "C",
	"last_error" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "tenant"."desk_setting" (
	"name" text collate "C" PRIMARY KEY NOT NULL,
	"value" text collate "C" NOT NULL,
	"changed_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant"."operator" ADD COLUMN "language" text collate "C";--> statement-breakpoint
ALTER TABLE "tenant"."desk_mail" ADD CONSTRAINT "desk_mail_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "tenant"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_mail_key_ux" ON "tenant"."desk_mail" USING btree ("key");--> statement-breakpoint
CREATE INDEX "desk_mail_due_ix" ON "tenant"."desk_mail" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "desk_mail_operator_ix" ON "tenant"."desk_mail" USING btree ("operator_id","created_at");