CREATE TABLE "tenant"."experiment_entry" (
	"day" text collate "C" NOT NULL,
	"experiment" text collate "C" NOT NULL,
	"visitor_group" text collate "C" NOT NULL,
	"variant" text collate "C" NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "experiment_entry_day_experiment_visitor_group_variant_pk" PRIMARY KEY("day","experiment","visitor_group","variant")
);
