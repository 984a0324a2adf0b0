CREATE TABLE "tenant"."placement" (
	"slug" text collate "C" PRIMARY KEY NOT NULL,
	"cell" text collate "C" NOT NULL,
	"since" bigint,
	"target" text collate "C",
	"token" text collate "C"
);
