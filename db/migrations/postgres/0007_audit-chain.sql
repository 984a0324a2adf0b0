CREATE TABLE "tenant"."audit_words" (
	"act_id" text collate "C" PRIMARY KEY NOT NULL,
	"salt" text collate "C" NOT NULL,
	"reason" text collate "C" NOT NULL,
	"member_id" text collate "C"
);
--> statement-breakpoint
CREATE INDEX "audit_words_member_ix" ON "tenant"."audit_words" USING btree ("member_id");--> statement-breakpoint
-- Acts from before the chain are numbered here. The first act after them gives them their hashes, and their words a salt.
INSERT INTO "tenant"."audit_words" SELECT id, '', reason, member_id FROM "tenant"."audit" WHERE reason <> '';--> statement-breakpoint
DROP INDEX "tenant"."audit_at_ix";--> statement-breakpoint
ALTER TABLE "tenant"."audit" ADD COLUMN "seq" integer;--> statement-breakpoint
ALTER TABLE "tenant"."audit" ADD COLUMN "origin" text collate "C";--> statement-breakpoint
ALTER TABLE "tenant"."audit" ADD COLUMN "reason_hash" text collate "C";--> statement-breakpoint
ALTER TABLE "tenant"."audit" ADD COLUMN "hash" text collate "C";--> statement-breakpoint
UPDATE "tenant"."audit" SET "seq" = numbered.seq, "origin" = '', "reason_hash" = '', "hash" = ''
FROM (SELECT id, row_number() OVER (ORDER BY at, id) AS seq FROM "tenant"."audit") AS numbered
WHERE "tenant"."audit".id = numbered.id;--> statement-breakpoint
ALTER TABLE "tenant"."audit" ALTER COLUMN "seq" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."audit" ALTER COLUMN "origin" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."audit" ALTER COLUMN "reason_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant"."audit" ALTER COLUMN "hash" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_seq_ux" ON "tenant"."audit" USING btree ("seq");--> statement-breakpoint
ALTER TABLE "tenant"."audit" DROP COLUMN "reason";--> statement-breakpoint
-- The audit only grows. Nothing of a row changes, but that one from before the chain is given its hash.
DROP TRIGGER audit_unchanged ON "tenant"."audit";--> statement-breakpoint
CREATE TRIGGER audit_unchanged BEFORE UPDATE OF id, seq, operator, origin, act, kind, target_id, "before", "after", at, member_id
ON "tenant"."audit" FOR EACH ROW EXECUTE FUNCTION "tenant"."refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER audit_hash_unchanged BEFORE UPDATE OF reason_hash, hash
ON "tenant"."audit" FOR EACH ROW WHEN (OLD.hash <> '') EXECUTE FUNCTION "tenant"."refuse_audit_change"();--> statement-breakpoint
-- Words are deleted with the person, and never changed.
CREATE TRIGGER audit_words_unchanged BEFORE UPDATE OF act_id, reason, member_id
ON "tenant"."audit_words" FOR EACH ROW EXECUTE FUNCTION "tenant"."refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER audit_salt_unchanged BEFORE UPDATE OF salt
ON "tenant"."audit_words" FOR EACH ROW WHEN (OLD.salt <> '') EXECUTE FUNCTION "tenant"."refuse_audit_change"();
