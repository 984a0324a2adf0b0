CREATE TABLE "tenant"."album_access" (
	"owner_id" text collate "C" NOT NULL,
	"viewer_id" text collate "C" NOT NULL,
	"state" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "album_access_owner_id_viewer_id_pk" PRIMARY KEY("owner_id","viewer_id")
);
--> statement-breakpoint
ALTER TABLE "tenant"."photo" ADD COLUMN "private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."album_access" ADD CONSTRAINT "album_access_owner_id_profile_id_fk" FOREIGN KEY ("owner_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."album_access" ADD CONSTRAINT "album_access_viewer_id_profile_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "album_access_viewer_ix" ON "tenant"."album_access" USING btree ("viewer_id");