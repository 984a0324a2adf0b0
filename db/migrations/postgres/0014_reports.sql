CREATE TABLE "tenant"."moderation_case" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"kind" text collate "C" NOT NULL,
	"target_id" text collate "C" NOT NULL,
	"subject_id" text collate "C" NOT NULL,
	"state" text collate "C" NOT NULL,
	"score" integer NOT NULL,
	"version" integer NOT NULL,
	"claimed_by" text collate "C",
	"opened_at" bigint NOT NULL,
	"closed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "tenant"."moderation_decision" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"case_id" text collate "C" NOT NULL,
	"subject_id" text collate "C" NOT NULL,
	"actor" text collate "C" NOT NULL,
	"rule" text collate "C",
	"facts" text collate "C" NOT NULL,
	"automated" boolean NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."report" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"number" text collate "C" NOT NULL,
	"case_id" text collate "C" NOT NULL,
	"reporter_id" text collate "C",
	"reason" text collate "C" NOT NULL,
	"words" text collate "C" NOT NULL,
	"evidence" json,
	"illegal" boolean NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."moderation_signal" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"case_id" text collate "C" NOT NULL,
	"subject_id" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"weight" integer NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant"."moderation_decision" ADD CONSTRAINT "moderation_decision_case_id_moderation_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "tenant"."moderation_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."report" ADD CONSTRAINT "report_case_id_moderation_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "tenant"."moderation_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."moderation_signal" ADD CONSTRAINT "moderation_signal_case_id_moderation_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "tenant"."moderation_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_case_target_ux" ON "tenant"."moderation_case" USING btree ("kind","target_id");--> statement-breakpoint
CREATE INDEX "moderation_case_queue_ix" ON "tenant"."moderation_case" USING btree ("state","score" desc nulls first,"opened_at");--> statement-breakpoint
CREATE INDEX "moderation_case_subject_ix" ON "tenant"."moderation_case" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "moderation_decision_case_ix" ON "tenant"."moderation_decision" USING btree ("case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_number_ux" ON "tenant"."report" USING btree ("number");--> statement-breakpoint
CREATE INDEX "report_case_ix" ON "tenant"."report" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "report_reporter_ix" ON "tenant"."report" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "moderation_signal_case_ix" ON "tenant"."moderation_signal" USING btree ("case_id");