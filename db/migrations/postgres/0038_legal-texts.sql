CREATE TABLE "tenant"."legal_text" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"page" text collate "C" NOT NULL,
	"language" text collate "C" NOT NULL,
	"title" text collate "C" NOT NULL,
	"text" text collate "C" NOT NULL,
	"since" text collate "C",
	"shown_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant"."consent" ADD COLUMN "text_id" text collate "C";--> statement-breakpoint
CREATE INDEX "legal_text_page_ix" ON "tenant"."legal_text" USING btree ("page","language","shown_at");