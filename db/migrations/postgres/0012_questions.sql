CREATE TABLE "tenant"."case_question" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"case_id" text collate "C" NOT NULL,
	"subject_id" text collate "C" NOT NULL,
	"operator" text collate "C" NOT NULL,
	"why" text collate "C" NOT NULL,
	"words" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	"answer" text collate "C" NOT NULL,
	"answered_by" text collate "C",
	"answered_at" bigint
);
--> statement-breakpoint
ALTER TABLE "tenant"."case_question" ADD CONSTRAINT "case_question_case_id_moderation_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "tenant"."moderation_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_question_at_ix" ON "tenant"."case_question" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "case_question_operator_ix" ON "tenant"."case_question" USING btree ("operator","at");--> statement-breakpoint
CREATE INDEX "audit_act_ix" ON "tenant"."audit" USING btree ("act","at");