CREATE TABLE "tenant"."operator_challenge" (
	"challenge" text collate "C" PRIMARY KEY NOT NULL,
	"works_until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."operator_deed" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"operator_id" text collate "C" NOT NULL,
	"session_hash" text collate "C" NOT NULL,
	"hash" text collate "C" NOT NULL,
	"works_until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."operator_link" (
	"token_hash" text collate "C" PRIMARY KEY NOT NULL,
	"operator_id" text collate "C" NOT NULL,
	"purpose" text collate "C" NOT NULL,
	"made_by" text collate "C" NOT NULL,
	"works_from" bigint NOT NULL,
	"works_until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."operator_passkey" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"operator_id" text collate "C" NOT NULL,
	"public_key" text collate "C" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" json NOT NULL,
	"name" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "tenant"."operator_role" (
	"operator_id" text collate "C" NOT NULL,
	"role" text collate "C" NOT NULL,
	"brand" text collate "C" NOT NULL,
	"granted_at" bigint NOT NULL,
	CONSTRAINT "operator_role_operator_id_role_brand_pk" PRIMARY KEY("operator_id","role","brand")
);
--> statement-breakpoint
CREATE TABLE "tenant"."operator_session" (
	"token_hash" text collate "C" PRIMARY KEY NOT NULL,
	"operator_id" text collate "C" NOT NULL,
	"means" text collate "C" NOT NULL,
	"origin" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant"."operator" ADD COLUMN "password_hash" text collate "C";--> statement-breakpoint
ALTER TABLE "tenant"."operator" ADD COLUMN "code_secret" text collate "C";--> statement-breakpoint
ALTER TABLE "tenant"."operator" ADD COLUMN "code_step" integer;--> statement-breakpoint
ALTER TABLE "tenant"."operator_deed" ADD CONSTRAINT "operator_deed_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "tenant"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."operator_link" ADD CONSTRAINT "operator_link_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "tenant"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."operator_passkey" ADD CONSTRAINT "operator_passkey_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "tenant"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."operator_role" ADD CONSTRAINT "operator_role_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "tenant"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."operator_session" ADD CONSTRAINT "operator_session_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "tenant"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_challenge_until_ix" ON "tenant"."operator_challenge" USING btree ("works_until");--> statement-breakpoint
CREATE INDEX "operator_deed_until_ix" ON "tenant"."operator_deed" USING btree ("works_until");--> statement-breakpoint
CREATE INDEX "operator_link_operator_ix" ON "tenant"."operator_link" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_passkey_operator_ix" ON "tenant"."operator_passkey" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_session_operator_ix" ON "tenant"."operator_session" USING btree ("operator_id");