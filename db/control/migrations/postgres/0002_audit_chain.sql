CREATE TABLE "tenant"."control_audit" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"operator" text collate "C" NOT NULL,
	"origin" text collate "C" NOT NULL,
	"act" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"target_id" text collate "C" NOT NULL,
	"before" json NOT NULL,
	"after" json NOT NULL,
	"at" bigint NOT NULL,
	"reason_hash" text collate "C" NOT NULL,
	"hash" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."control_audit_words" (
	"act_id" text collate "C" PRIMARY KEY NOT NULL,
	"salt" text collate "C" NOT NULL,
	"reason" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."checkpoint_key" (
	"fingerprint" text collate "C" PRIMARY KEY NOT NULL,
	"public_key" text collate "C" NOT NULL,
	"sealed" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."checkpoint" (
	"day" text collate "C" PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"databases" json NOT NULL,
	"key" text collate "C" NOT NULL,
	"signature" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "control_audit_seq_ux" ON "tenant"."control_audit" USING btree ("seq");--> statement-breakpoint
-- Audit, words and checkpoints only grow.
CREATE FUNCTION "tenant"."refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the audit only grows';
END $$;--> statement-breakpoint
CREATE TRIGGER control_audit_only_grows BEFORE UPDATE OR DELETE ON "tenant"."control_audit"
FOR EACH ROW EXECUTE FUNCTION "tenant"."refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER control_audit_words_only_grows BEFORE UPDATE OR DELETE ON "tenant"."control_audit_words"
FOR EACH ROW EXECUTE FUNCTION "tenant"."refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER checkpoint_only_grows BEFORE UPDATE OR DELETE ON "tenant"."checkpoint"
FOR EACH ROW EXECUTE FUNCTION "tenant"."refuse_audit_change"();
