CREATE TABLE "tenant"."photo_print" (
	"photo_id" text collate "C" PRIMARY KEY NOT NULL,
	"profile_id" text collate "C" NOT NULL,
	"print" text collate "C" NOT NULL,
	"band_1" integer,
	"band_2" integer,
	"band_3" integer,
	"band_4" integer
);
--> statement-breakpoint
CREATE TABLE "tenant"."rejected_print" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"photo_id" text collate "C",
	"print" text collate "C" NOT NULL,
	"band_1" integer,
	"band_2" integer,
	"band_3" integer,
	"band_4" integer,
	"category" text collate "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "tenant"."photo_undecided_ix";--> statement-breakpoint
ALTER TABLE "tenant"."photo" ADD COLUMN "alike" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."photo_print" ADD CONSTRAINT "photo_print_photo_id_photo_id_fk" FOREIGN KEY ("photo_id") REFERENCES "tenant"."photo"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."photo_print" ADD CONSTRAINT "photo_print_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."rejected_print" ADD CONSTRAINT "rejected_print_photo_id_photo_id_fk" FOREIGN KEY ("photo_id") REFERENCES "tenant"."photo"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_print_profile_ix" ON "tenant"."photo_print" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "photo_print_1_ix" ON "tenant"."photo_print" USING btree ("band_1");--> statement-breakpoint
CREATE INDEX "photo_print_2_ix" ON "tenant"."photo_print" USING btree ("band_2");--> statement-breakpoint
CREATE INDEX "photo_print_3_ix" ON "tenant"."photo_print" USING btree ("band_3");--> statement-breakpoint
CREATE INDEX "photo_print_4_ix" ON "tenant"."photo_print" USING btree ("band_4");--> statement-breakpoint
CREATE UNIQUE INDEX "rejected_print_photo_ux" ON "tenant"."rejected_print" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "rejected_print_1_ix" ON "tenant"."rejected_print" USING btree ("band_1");--> statement-breakpoint
CREATE INDEX "rejected_print_2_ix" ON "tenant"."rejected_print" USING btree ("band_2");--> statement-breakpoint
CREATE INDEX "rejected_print_3_ix" ON "tenant"."rejected_print" USING btree ("band_3");--> statement-breakpoint
CREATE INDEX "rejected_print_4_ix" ON "tenant"."rejected_print" USING btree ("band_4");--> statement-breakpoint
CREATE INDEX "photo_undecided_ix" ON "tenant"."photo" USING btree ("alike" desc nulls first,"created_at","id") WHERE state in ('held', 'unchecked');