CREATE TABLE "tenant"."site_secret" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"wrapped_by" text collate "C" NOT NULL,
	"wrapped" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"wrapped_at" bigint NOT NULL
);
