CREATE TABLE "tenant"."held_message" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"conversation_id" text collate "C" NOT NULL,
	"from_id" text collate "C" NOT NULL,
	"to_id" text collate "C" NOT NULL,
	"text" text collate "C" NOT NULL,
	"reason" text collate "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "held_message_at_ix" ON "tenant"."held_message" USING btree ("at");--> statement-breakpoint
CREATE INDEX "held_message_from_ix" ON "tenant"."held_message" USING btree ("from_id");