CREATE TABLE "tenant"."outbox" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"kind" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	"payload" json NOT NULL,
	"state" text collate "C" NOT NULL,
	"due_at" bigint NOT NULL,
	"attempts" integer NOT NULL,
	"lease_until" bigint NOT NULL,
	"lease_owner" text collate "C",
	"last_error" text collate "C"
);
--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_key_ux" ON "tenant"."outbox" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "outbox_due_ix" ON "tenant"."outbox" USING btree ("state","due_at");