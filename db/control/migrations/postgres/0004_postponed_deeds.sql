CREATE TABLE "tenant"."postponed_deed" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"batch" text collate "C" NOT NULL,
	"operator_id" text collate "C" NOT NULL,
	"origin" text collate "C" NOT NULL,
	"act" text collate "C" NOT NULL,
	"brand" text collate "C" NOT NULL,
	"target" text collate "C" NOT NULL,
	"fields" json NOT NULL,
	"language" text collate "C" NOT NULL,
	"due_at" bigint NOT NULL,
	"claims" integer NOT NULL,
	"claimed_until" bigint,
	"failure" json
);
--> statement-breakpoint
ALTER TABLE "tenant"."postponed_deed" ADD CONSTRAINT "postponed_deed_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "tenant"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "postponed_deed_operator_ix" ON "tenant"."postponed_deed" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "postponed_deed_brand_ix" ON "tenant"."postponed_deed" USING btree ("brand","target");--> statement-breakpoint
CREATE INDEX "postponed_deed_due_ix" ON "tenant"."postponed_deed" USING btree ("due_at");