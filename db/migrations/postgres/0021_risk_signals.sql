CREATE TABLE "tenant"."risk_signal" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"subject_id" text collate "C" NOT NULL,
	"rule" text collate "C" NOT NULL,
	"weight" integer NOT NULL,
	"figures" json NOT NULL,
	"day" integer NOT NULL,
	"at" bigint NOT NULL,
	"case_id" text collate "C"
);
--> statement-breakpoint
CREATE UNIQUE INDEX "risk_signal_day_ux" ON "tenant"."risk_signal" USING btree ("subject_id","rule","day");--> statement-breakpoint
CREATE INDEX "risk_signal_waiting_ix" ON "tenant"."risk_signal" USING btree ("at") WHERE case_id is null;