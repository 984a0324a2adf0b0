CREATE TABLE "tenant"."installation" (
	"name" text collate "C" PRIMARY KEY NOT NULL,
	"id" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."pending_erasure" (
	"slug" text collate "C" NOT NULL,
	"hash" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "pending_erasure_slug_hash_pk" PRIMARY KEY("slug","hash")
);
