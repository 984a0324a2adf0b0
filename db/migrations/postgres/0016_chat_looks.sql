CREATE TABLE "tenant"."chat_look" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"reading_id" text collate "C",
	"kind" text collate "C" NOT NULL,
	"target_id" text collate "C" NOT NULL,
	"version" integer,
	"part" text collate "C" NOT NULL,
	"why" text collate "C" NOT NULL,
	"from_seq" integer,
	"to_seq" integer,
	"messages" integer NOT NULL,
	"first_id" text collate "C" NOT NULL,
	"second_id" text collate "C" NOT NULL,
	"operator" text collate "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."chat_reading" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"kind" text collate "C" NOT NULL,
	"target_id" text collate "C" NOT NULL,
	"why" text collate "C" NOT NULL,
	"conversation_id" text collate "C" NOT NULL,
	"first_id" text collate "C" NOT NULL,
	"second_id" text collate "C" NOT NULL,
	"operator" text collate "C" NOT NULL,
	"reason" text collate "C" NOT NULL,
	"first_seq" integer NOT NULL,
	"last_seq" integer NOT NULL,
	"steps" integer NOT NULL,
	"at" bigint NOT NULL,
	"until_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant"."chat_look" ADD CONSTRAINT "chat_look_reading_id_chat_reading_id_fk" FOREIGN KEY ("reading_id") REFERENCES "tenant"."chat_reading"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_look_evidence_ux" ON "tenant"."chat_look" USING btree ("operator","target_id","version","first_id","second_id");--> statement-breakpoint
CREATE INDEX "chat_look_target_ix" ON "tenant"."chat_look" USING btree ("target_id","at");--> statement-breakpoint
CREATE INDEX "chat_look_reading_ix" ON "tenant"."chat_look" USING btree ("reading_id","at");--> statement-breakpoint
CREATE INDEX "chat_look_first_ix" ON "tenant"."chat_look" USING btree ("first_id");--> statement-breakpoint
CREATE INDEX "chat_look_second_ix" ON "tenant"."chat_look" USING btree ("second_id");