CREATE TABLE "tenant"."secured_item" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"member_id" text collate "C" NOT NULL,
	"item" text collate "C" NOT NULL,
	"item_id" text collate "C" NOT NULL,
	"content" json NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "secured_item_member_ix" ON "tenant"."secured_item" USING btree ("member_id","at");