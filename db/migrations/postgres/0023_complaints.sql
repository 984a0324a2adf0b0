CREATE TABLE "tenant"."complaint" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"report_id" text collate "C" NOT NULL,
	"member_id" text collate "C",
	"address" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"email" text collate "C" NOT NULL,
	"language" text collate "C" NOT NULL,
	"pictures" json NOT NULL,
	"decision_key" text collate "C",
	"at" bigint NOT NULL,
	"appeal_words" text collate "C",
	"appealed_at" bigint,
	"appeal_key" text collate "C"
);
--> statement-breakpoint
ALTER TABLE "tenant"."complaint" ADD CONSTRAINT "complaint_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "tenant"."report"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "complaint_report_ux" ON "tenant"."complaint" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "complaint_member_ix" ON "tenant"."complaint" USING btree ("member_id");