CREATE TABLE "tenant"."finding" (
	"from_id" text collate "C" NOT NULL,
	"to_id" text collate "C" NOT NULL,
	"liked" boolean NOT NULL,
	"day" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "finding_from_id_to_id_pk" PRIMARY KEY("from_id","to_id")
);
--> statement-breakpoint
ALTER TABLE "tenant"."profile" ADD COLUMN "seen_by" text collate "C" DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."profile" ADD COLUMN "seek_min_age" integer;--> statement-breakpoint
ALTER TABLE "tenant"."profile" ADD COLUMN "seek_max_age" integer;--> statement-breakpoint
ALTER TABLE "tenant"."finding" ADD CONSTRAINT "finding_from_id_profile_id_fk" FOREIGN KEY ("from_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."finding" ADD CONSTRAINT "finding_to_id_profile_id_fk" FOREIGN KEY ("to_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finding_latest_ix" ON "tenant"."finding" USING btree ("from_id","at" desc nulls first);--> statement-breakpoint
CREATE INDEX "profile_members_only_ix" ON "tenant"."profile" USING btree ("id") WHERE visible = true and seen_by = 'members';