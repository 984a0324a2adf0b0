ALTER TABLE "tenant"."operator" ADD COLUMN "system_user" text collate "C";--> statement-breakpoint
CREATE UNIQUE INDEX "operator_system_user_ux" ON "tenant"."operator" USING btree ("system_user");