CREATE TABLE "tenant"."event" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"member_id" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"conversation_id" text collate "C",
	"message_seq" integer,
	"other_id" text collate "C",
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."event_clock" (
	"epoch" text collate "C" PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL,
	"pruned" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant"."participant" ADD COLUMN "delivered_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."event" ADD CONSTRAINT "event_member_id_profile_id_fk" FOREIGN KEY ("member_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_at_ix" ON "tenant"."event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "event_other_ix" ON "tenant"."event" USING btree ("other_id") WHERE other_id is not null;--> statement-breakpoint
CREATE INDEX "participant_unread_ix" ON "tenant"."participant" USING btree ("profile_id","other_id") WHERE unread > 0 and hidden = false;--> statement-breakpoint
CREATE INDEX "likes_new_ix" ON "tenant"."likes" USING btree ("to_id","from_id") WHERE seen = false;--> statement-breakpoint
ALTER TABLE "tenant"."event" ADD COLUMN "tx" xid8 DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "event_member_ix" ON "tenant"."event" USING btree ("member_id", "tx");--> statement-breakpoint
INSERT INTO "tenant"."event_clock" VALUES (replace(gen_random_uuid()::text, '-', ''), 0, 0);