CREATE TABLE "tenant"."signal_opinion" (
	"signal" text collate "C" NOT NULL,
	"target_id" text collate "C" NOT NULL,
	"member_id" text collate "C",
	"spoke" boolean NOT NULL,
	"found" boolean NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "signal_opinion_signal_target_id_pk" PRIMARY KEY("signal","target_id")
);
--> statement-breakpoint
CREATE TABLE "tenant"."random_sample" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"profile_id" text collate "C" NOT NULL,
	"population" integer NOT NULL,
	"drawn_at" bigint NOT NULL,
	"claimed_by" text collate "C",
	"claimed_until" bigint,
	"answered_at" bigint,
	"rule" text collate "C",
	"case_number" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "tenant"."second_look" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"kind" text collate "C" NOT NULL,
	"target_id" text collate "C" NOT NULL,
	"subject_id" text collate "C" NOT NULL,
	"lot" integer NOT NULL,
	"known_to" json NOT NULL,
	"decided_at" bigint NOT NULL,
	"first_rule" text collate "C" NOT NULL,
	"first_measure" text collate "C" NOT NULL,
	"claimed_by" text collate "C",
	"claimed_until" bigint,
	"looked_at" bigint,
	"second_rule" text collate "C",
	"second_measure" text collate "C",
	"settled_at" bigint,
	"finding" text collate "C"
);
--> statement-breakpoint
ALTER TABLE "tenant"."photo" ADD COLUMN "nudity_score" integer;--> statement-breakpoint
CREATE INDEX "signal_opinion_at_ix" ON "tenant"."signal_opinion" USING btree ("at");--> statement-breakpoint
CREATE INDEX "signal_opinion_member_ix" ON "tenant"."signal_opinion" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "random_sample_drawn_ix" ON "tenant"."random_sample" USING btree ("drawn_at","id");--> statement-breakpoint
CREATE INDEX "random_sample_answered_ix" ON "tenant"."random_sample" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "random_sample_profile_ix" ON "tenant"."random_sample" USING btree ("profile_id","drawn_at");--> statement-breakpoint
CREATE INDEX "second_look_decided_ix" ON "tenant"."second_look" USING btree ("decided_at","id");--> statement-breakpoint
CREATE INDEX "second_look_looked_ix" ON "tenant"."second_look" USING btree ("looked_at");--> statement-breakpoint
CREATE INDEX "second_look_subject_ix" ON "tenant"."second_look" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "second_look_target_ix" ON "tenant"."second_look" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "moderation_decision_at_ix" ON "tenant"."moderation_decision" USING btree ("at");