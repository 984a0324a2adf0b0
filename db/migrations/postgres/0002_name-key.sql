ALTER TABLE "tenant"."profile" ADD COLUMN "name_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
-- As db/search-key.ts makes it, for the names that are there. A capital that is not in the plain alphabet is named here: whether
-- PostgreSQL knows it depends on how the server was set up.
UPDATE "tenant"."profile" SET "name_key" = replace(replace(replace(replace(replace(replace(replace(replace(translate(
	lower(regexp_replace(normalize("name", NFKD), '[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]', '', 'g')),
	'ŁłØøĐđÐðĦħŦŧı’‘ʼ‐ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐӀ',
	'llooddddhhtti''''''-αβγδεζηθικλμνξοπρστυφχψωσабвгдежзийклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґӏ'),
	'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th');
