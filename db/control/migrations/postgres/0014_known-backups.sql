CREATE TABLE "tenant"."known_backup" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"is_own" boolean NOT NULL
);
