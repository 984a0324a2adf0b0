CREATE TABLE "tenant"."authority_matter" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"kind" text collate "C" NOT NULL,
	"authority" text collate "C" NOT NULL,
	"country" text collate "C" NOT NULL,
	"reference" text collate "C" NOT NULL,
	"category" text collate "C" NOT NULL,
	"keyword" text collate "C" NOT NULL,
	"items" integer NOT NULL,
	"member_id" text collate "C",
	"facts" text collate "C" NOT NULL,
	"received_at" bigint NOT NULL,
	"confirmed_at" bigint,
	"effect_at" bigint,
	"actor" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."legal_hold" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"member_id" text collate "C" NOT NULL,
	"authority" text collate "C" NOT NULL,
	"reason" text collate "C" NOT NULL,
	"actor" text collate "C" NOT NULL,
	"from_at" bigint NOT NULL,
	"until_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "tenant"."appeal" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"report_id" text collate "C" NOT NULL,
	"member_id" text collate "C",
	"about" text collate "C" NOT NULL,
	"outcome" text collate "C" NOT NULL,
	"imposed" integer NOT NULL,
	"decision_key" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	"decided_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."restriction" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"decision_key" text collate "C" NOT NULL,
	"case_id" text collate "C",
	"member_id" text collate "C" NOT NULL,
	"item" text collate "C" NOT NULL,
	"item_id" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"actor" text collate "C" NOT NULL,
	"from_at" bigint NOT NULL,
	"until_at" bigint,
	"ended_at" bigint,
	"reversed_at" bigint,
	"by_appeal" boolean NOT NULL,
	"misuse" text collate "C",
	"content" json,
	"ground" text collate "C" NOT NULL,
	"facts" text collate "C" NOT NULL,
	"decision_ground" text collate "C" NOT NULL,
	"category" text collate "C" NOT NULL,
	"category_specification" text collate "C" NOT NULL,
	"content_date" bigint NOT NULL,
	"content_language" text collate "C",
	"source_type" text collate "C" NOT NULL,
	"source_identity" text collate "C",
	"automated_detection" boolean NOT NULL,
	"automated_decision" text collate "C" NOT NULL,
	"sent_at" bigint,
	"refusal" text collate "C"
);
--> statement-breakpoint
ALTER TABLE "tenant"."report" ADD COLUMN "items" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."report" ADD COLUMN "flagger" text collate "C";--> statement-breakpoint
CREATE INDEX "authority_matter_received_ix" ON "tenant"."authority_matter" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "authority_matter_member_ix" ON "tenant"."authority_matter" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "legal_hold_member_ix" ON "tenant"."legal_hold" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "legal_hold_from_ix" ON "tenant"."legal_hold" USING btree ("from_at","id");--> statement-breakpoint
CREATE INDEX "appeal_decided_ix" ON "tenant"."appeal" USING btree ("decided_at","id");--> statement-breakpoint
CREATE INDEX "appeal_member_ix" ON "tenant"."appeal" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "restriction_member_ix" ON "tenant"."restriction" USING btree ("member_id","from_at","id");--> statement-breakpoint
CREATE INDEX "restriction_decision_ix" ON "tenant"."restriction" USING btree ("decision_key");--> statement-breakpoint
CREATE INDEX "restriction_from_ix" ON "tenant"."restriction" USING btree ("from_at","id");