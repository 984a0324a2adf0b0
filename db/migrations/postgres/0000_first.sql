CREATE TABLE "tenant"."account" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"email" text collate "C" NOT NULL,
	"password_hash" text collate "C" NOT NULL,
	"status" text collate "C" NOT NULL,
	"confirmed_at" bigint,
	"signed_up_at" bigint NOT NULL,
	"deleted_at" bigint,
	"premium_until" bigint,
	"mail_provider" integer NOT NULL,
	"language" text collate "C" NOT NULL,
	"time_zone" text collate "C",
	"last_signup_step" boolean NOT NULL,
	"traffic_source" json,
	"form_path" text collate "C",
	"referrer" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "tenant"."consent" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"version" text collate "C" NOT NULL,
	"words" text collate "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."session" (
	"token_hash" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."conversation" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"first_id" text collate "C" NOT NULL,
	"second_id" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."message" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"conversation_id" text collate "C" NOT NULL,
	"from_id" text collate "C" NOT NULL,
	"text" text collate "C" NOT NULL,
	"sent_at" bigint NOT NULL,
	"key" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."participant" (
	"conversation_id" text collate "C" NOT NULL,
	"profile_id" text collate "C" NOT NULL,
	"other_id" text collate "C" NOT NULL,
	"unread" integer NOT NULL,
	"read_up_to" text collate "C",
	"cleared_up_to" text collate "C",
	"hidden" boolean NOT NULL,
	"last_message_id" text collate "C",
	"last_at" bigint NOT NULL,
	CONSTRAINT "participant_conversation_id_profile_id_pk" PRIMARY KEY("conversation_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "tenant"."photo" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"profile_id" text collate "C" NOT NULL,
	"file" text collate "C" NOT NULL,
	"position" integer NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."profile" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"kind" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"gender" text collate "C",
	"seeking" json NOT NULL,
	"birth_date" text collate "C" NOT NULL,
	"country" text collate "C",
	"region" text collate "C",
	"city" text collate "C",
	"language" text collate "C" NOT NULL,
	"personal" text collate "C",
	"details" json NOT NULL,
	"main_photo" text collate "C",
	"visible" boolean NOT NULL,
	"last_active_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "profile_kind_ck" CHECK ("tenant"."profile"."kind" in ('member', 'fictional')),
	CONSTRAINT "profile_birth_date_ck" CHECK (length("tenant"."profile"."birth_date") = 10)
);
--> statement-breakpoint
CREATE TABLE "tenant"."block" (
	"from_id" text collate "C" NOT NULL,
	"to_id" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "block_from_id_to_id_pk" PRIMARY KEY("from_id","to_id")
);
--> statement-breakpoint
CREATE TABLE "tenant"."likes" (
	"from_id" text collate "C" NOT NULL,
	"to_id" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	"seen" boolean NOT NULL,
	CONSTRAINT "likes_from_id_to_id_pk" PRIMARY KEY("from_id","to_id")
);
--> statement-breakpoint
CREATE TABLE "tenant"."visit" (
	"from_id" text collate "C" NOT NULL,
	"to_id" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "visit_from_id_to_id_pk" PRIMARY KEY("from_id","to_id")
);
--> statement-breakpoint
ALTER TABLE "tenant"."consent" ADD CONSTRAINT "consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "tenant"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "tenant"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."conversation" ADD CONSTRAINT "conversation_first_id_profile_id_fk" FOREIGN KEY ("first_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."conversation" ADD CONSTRAINT "conversation_second_id_profile_id_fk" FOREIGN KEY ("second_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."message" ADD CONSTRAINT "message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "tenant"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."participant" ADD CONSTRAINT "participant_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "tenant"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."participant" ADD CONSTRAINT "participant_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."photo" ADD CONSTRAINT "photo_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."block" ADD CONSTRAINT "block_from_id_profile_id_fk" FOREIGN KEY ("from_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."block" ADD CONSTRAINT "block_to_id_profile_id_fk" FOREIGN KEY ("to_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."likes" ADD CONSTRAINT "likes_from_id_profile_id_fk" FOREIGN KEY ("from_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."likes" ADD CONSTRAINT "likes_to_id_profile_id_fk" FOREIGN KEY ("to_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."visit" ADD CONSTRAINT "visit_from_id_profile_id_fk" FOREIGN KEY ("from_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."visit" ADD CONSTRAINT "visit_to_id_profile_id_fk" FOREIGN KEY ("to_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_email_ux" ON "tenant"."account" USING btree ("email");--> statement-breakpoint
CREATE INDEX "consent_account_ix" ON "tenant"."consent" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_account_ix" ON "tenant"."session" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_pair_ux" ON "tenant"."conversation" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_key_ux" ON "tenant"."message" USING btree ("from_id","key");--> statement-breakpoint
CREATE INDEX "message_conversation_ix" ON "tenant"."message" USING btree ("conversation_id","id" desc nulls first);--> statement-breakpoint
CREATE INDEX "participant_list_ix" ON "tenant"."participant" USING btree ("profile_id","hidden","last_at" desc nulls first);--> statement-breakpoint
CREATE INDEX "photo_profile_ix" ON "tenant"."photo" USING btree ("profile_id","position");--> statement-breakpoint
CREATE INDEX "profile_all_ix" ON "tenant"."profile" USING btree ("last_active_at" desc nulls first,"id" desc nulls first,"birth_date","country","region") WHERE visible = true;--> statement-breakpoint
CREATE INDEX "profile_country_ix" ON "tenant"."profile" USING btree ("country","last_active_at" desc nulls first,"id" desc nulls first,"birth_date","region") WHERE visible = true;--> statement-breakpoint
CREATE INDEX "profile_region_ix" ON "tenant"."profile" USING btree ("country","region","last_active_at" desc nulls first,"id" desc nulls first,"birth_date") WHERE visible = true;--> statement-breakpoint
CREATE INDEX "profile_gender_ix" ON "tenant"."profile" USING btree ("gender","last_active_at" desc nulls first,"id" desc nulls first,"birth_date","country","region") WHERE visible = true;--> statement-breakpoint
CREATE INDEX "profile_gender_country_ix" ON "tenant"."profile" USING btree ("gender","country","last_active_at" desc nulls first,"id" desc nulls first,"birth_date","region") WHERE visible = true;--> statement-breakpoint
CREATE INDEX "profile_gender_region_ix" ON "tenant"."profile" USING btree ("gender","country","region","last_active_at" desc nulls first,"id" desc nulls first,"birth_date") WHERE visible = true;--> statement-breakpoint
CREATE INDEX "block_to_ix" ON "tenant"."block" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "likes_given_ix" ON "tenant"."likes" USING btree ("from_id","at" desc nulls first);--> statement-breakpoint
CREATE INDEX "likes_received_ix" ON "tenant"."likes" USING btree ("to_id","at" desc nulls first);--> statement-breakpoint
CREATE INDEX "visit_received_ix" ON "tenant"."visit" USING btree ("to_id","at" desc nulls first);