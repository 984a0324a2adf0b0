CREATE TABLE "tenant"."report_contact" (
	"report_id" text collate "C" NOT NULL,
	"contact" text collate "C" NOT NULL,
	CONSTRAINT "report_contact_report_id_contact_pk" PRIMARY KEY("report_id","contact")
);
--> statement-breakpoint
CREATE TABLE "tenant"."support_note" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"member_id" text collate "C" NOT NULL,
	"author" text collate "C" NOT NULL,
	"text" text collate "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."warning" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"member_id" text collate "C" NOT NULL,
	"author" text collate "C" NOT NULL,
	"rule" text collate "C" NOT NULL,
	"facts" text collate "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "tenant"."audit_member_ix";--> statement-breakpoint
ALTER TABLE "tenant"."profile" ADD COLUMN "city_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."profile" ADD COLUMN "taken_down_at" bigint;--> statement-breakpoint
ALTER TABLE "tenant"."report_contact" ADD CONSTRAINT "report_contact_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "tenant"."report"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."support_note" ADD CONSTRAINT "support_note_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "tenant"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."warning" ADD CONSTRAINT "warning_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "tenant"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_contact_ix" ON "tenant"."report_contact" USING btree ("contact","report_id");--> statement-breakpoint
CREATE INDEX "support_note_member_ix" ON "tenant"."support_note" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "warning_member_ix" ON "tenant"."warning" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "profile_name_ix" ON "tenant"."profile" USING btree ("name_key","id") WHERE kind = 'member';--> statement-breakpoint
CREATE INDEX "profile_city_ix" ON "tenant"."profile" USING btree ("city_key","id") WHERE kind = 'member';--> statement-breakpoint
CREATE INDEX "audit_member_ix" ON "tenant"."audit" USING btree ("member_id","at","id");--> statement-breakpoint
-- As db/search-key.ts makes it, for the towns that are there. A capital that is not in the plain alphabet is named here: whether
-- PostgreSQL knows it depends on how the server was set up.
UPDATE "tenant"."profile" SET "city_key" = replace(replace(replace(replace(replace(replace(replace(replace(translate(
	lower(regexp_replace(normalize("city", NFKD), '[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]', '', 'g')),
	'ŁłØøĐđÐðĦħŦŧı’‘ʼ‐ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐӀ',
	'llooddddhhtti''''''-αβγδεζηθικλμνξοπρστυφχψωσабвгдежзийклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґӏ'),
	'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th')
WHERE "city" IS NOT NULL;
