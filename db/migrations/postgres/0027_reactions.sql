CREATE TABLE "tenant"."reaction" (
	"conversation_id" text collate "C" NOT NULL,
	"message_seq" integer NOT NULL,
	"profile_id" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "reaction_conversation_id_message_seq_profile_id_pk" PRIMARY KEY("conversation_id","message_seq","profile_id")
);
--> statement-breakpoint
ALTER TABLE "tenant"."message" ADD COLUMN "reply_to_seq" integer;--> statement-breakpoint
ALTER TABLE "tenant"."reaction" ADD CONSTRAINT "reaction_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "tenant"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."reaction" ADD CONSTRAINT "reaction_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reaction_profile_ix" ON "tenant"."reaction" USING btree ("profile_id");