CREATE TABLE "tenant"."case_note" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"case_id" text collate "C" NOT NULL,
	"subject_id" text collate "C" NOT NULL,
	"author" text collate "C" NOT NULL,
	"handed_to" text collate "C",
	"text" text collate "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant"."case_note" ADD CONSTRAINT "case_note_case_id_moderation_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "tenant"."moderation_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_note_case_ix" ON "tenant"."case_note" USING btree ("case_id","at","id");