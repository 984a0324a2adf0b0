CREATE TABLE "tenant"."lease" (
	"name" text collate "C" PRIMARY KEY NOT NULL,
	"owner" text collate "C" NOT NULL,
	"until" bigint NOT NULL
);
