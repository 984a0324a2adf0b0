CREATE TABLE "tenant"."audit" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"operator" text collate "C" NOT NULL,
	"act" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"target_id" text collate "C" NOT NULL,
	"member_id" text collate "C",
	"reason" text collate "C" NOT NULL,
	"before" json NOT NULL,
	"after" json NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_at_ix" ON "tenant"."audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_member_ix" ON "tenant"."audit" USING btree ("member_id");--> statement-breakpoint
-- The audit only grows. Of a row nothing but the reason changes, which goes with the person whom it is about.
CREATE FUNCTION "tenant"."refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the audit only grows';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_kept BEFORE DELETE ON "tenant"."audit"
FOR EACH ROW EXECUTE FUNCTION "tenant"."refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER audit_unchanged BEFORE UPDATE OF id, operator, act, kind, target_id, member_id, "before", "after", at
ON "tenant"."audit" FOR EACH ROW EXECUTE FUNCTION "tenant"."refuse_audit_change"();
