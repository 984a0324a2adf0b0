CREATE TABLE "tenant"."operator" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"email" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"left_at" bigint
);
--> statement-breakpoint
CREATE TABLE "tenant"."hold" (
	"token" text collate "C" PRIMARY KEY NOT NULL,
	"until" bigint
);
--> statement-breakpoint
CREATE UNIQUE INDEX "operator_email_ux" ON "tenant"."operator" USING btree ("email");