CREATE TABLE "tenant"."dispute" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"member_id" text collate "C" NOT NULL,
	"body" text collate "C" NOT NULL,
	"reference" text collate "C" NOT NULL,
	"facts" text collate "C" NOT NULL,
	"received_at" bigint NOT NULL,
	"outcome" text collate "C",
	"decided_at" bigint,
	"implemented_at" bigint,
	"actor" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "dispute_received_ix" ON "tenant"."dispute" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "dispute_member_ix" ON "tenant"."dispute" USING btree ("member_id");