CREATE TABLE "tenant"."saved_view" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"operator_id" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"path" text collate "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant"."saved_view" ADD CONSTRAINT "saved_view_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "tenant"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name_ux" ON "tenant"."saved_view" USING btree ("operator_id","name");