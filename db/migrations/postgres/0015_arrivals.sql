CREATE TABLE "tenant"."arrival" (
	"day" text collate "C" NOT NULL,
	"network" text collate "C" NOT NULL,
	"ref" text collate "C" NOT NULL,
	"sub1" text collate "C" NOT NULL,
	"sub2" text collate "C" NOT NULL,
	"sub3" text collate "C" NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "arrival_day_network_ref_sub1_sub2_sub3_pk" PRIMARY KEY("day","network","ref","sub1","sub2","sub3")
);
