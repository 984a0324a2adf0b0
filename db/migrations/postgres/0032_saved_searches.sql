CREATE TABLE "tenant"."saved_search" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"profile_id" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"query" text collate "C" NOT NULL,
	"mails" boolean NOT NULL,
	"new_since" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant"."saved_search" ADD CONSTRAINT "saved_search_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_name_ux" ON "tenant"."saved_search" USING btree ("profile_id","name");