CREATE TABLE "tenant"."served_tenant" (
	"slug" text collate "C" PRIMARY KEY NOT NULL,
	"revision" text collate "C" NOT NULL,
	"asked" json NOT NULL,
	"held" json NOT NULL,
	"files" text collate "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."serving_node" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"name" text collate "C" NOT NULL,
	"joined_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	"secret" text collate "C" NOT NULL,
	"cells" text collate "C" NOT NULL,
	"release" text collate "C" NOT NULL,
	"ahead" bigint NOT NULL,
	"configs" json NOT NULL,
	"configs_digest" text collate "C" NOT NULL
);
