CREATE TABLE "tenant"."hold" (
	"token" text collate "C" PRIMARY KEY NOT NULL,
	"until" bigint
);
