CREATE TABLE "tenant"."account" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"email" text collate "C" NOT NULL,
	"password_hash" text collate "C" NOT NULL,
	"status" text collate "C" NOT NULL,
	"confirmed_at" bigint,
	"signed_up_at" bigint NOT NULL,
	"deleted_at" bigint,
	"erase_at" bigint,
	"was_visible" boolean,
	"premium_until" bigint,
	"spending_cap" integer,
	"mail_provider" integer NOT NULL,
	"language" text collate "C" NOT NULL,
	"time_zone" text collate "C",
	"last_signup_step" boolean NOT NULL,
	"traffic_source" json,
	"form_path" text collate "C",
	"referrer" text collate "C",
	"notify" json,
	"push_answer" text collate "C",
	"disguise" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "tenant"."consent" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"version" text collate "C" NOT NULL,
	"words" text collate "C" NOT NULL,
	"text_id" text collate "C",
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."export" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"asked_at" bigint NOT NULL,
	"ready_at" bigint,
	"expires_at" bigint,
	"file" text collate "C" NOT NULL,
	"size" integer
);
--> statement-breakpoint
CREATE TABLE "tenant"."link" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"purpose" text collate "C" NOT NULL,
	"email" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "tenant"."recovery_code" (
	"hash" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."second_factor" (
	"account_id" text collate "C" PRIMARY KEY NOT NULL,
	"secret" text collate "C" NOT NULL,
	"enabled_at" bigint NOT NULL,
	"last_step" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."session" (
	"token_hash" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"last_seen_at" bigint,
	"device" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "tenant"."arrival" (
	"day" text collate "C" NOT NULL,
	"network" text collate "C" NOT NULL,
	"ref" text collate "C" NOT NULL,
	"sub1" text collate "C" NOT NULL,
	"sub2" text collate "C" NOT NULL,
	"sub3" text collate "C" NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "arrival_day_network_ref_sub1_sub2_sub3_pk" PRIMARY KEY("day","network","ref","sub1","sub2","sub3")
);
--> statement-breakpoint
CREATE TABLE "tenant"."held_message" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"conversation_id" text collate "C" NOT NULL,
	"from_id" text collate "C" NOT NULL,
	"to_id" text collate "C" NOT NULL,
	"text" text collate "C" NOT NULL,
	"reason" text collate "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."conversation" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"first_id" text collate "C" NOT NULL,
	"second_id" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."message" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"conversation_id" text collate "C" NOT NULL,
	"seq" integer NOT NULL,
	"from_id" text collate "C" NOT NULL,
	"text" text collate "C" NOT NULL,
	"sent_at" bigint NOT NULL,
	"key" text collate "C" NOT NULL,
	"reply_to_seq" integer,
	"taken_back_at" bigint,
	"photo" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "tenant"."participant" (
	"conversation_id" text collate "C" NOT NULL,
	"profile_id" text collate "C" NOT NULL,
	"other_id" text collate "C" NOT NULL,
	"unread" integer NOT NULL,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"delivered_seq" integer DEFAULT 0 NOT NULL,
	"cleared_seq" integer DEFAULT 0 NOT NULL,
	"cleared_from" integer DEFAULT 0 NOT NULL,
	"cleared_at" bigint,
	"hidden" boolean NOT NULL,
	"last_at" bigint NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"pinned_at" bigint,
	"request" text collate "C",
	"draft" text collate "C" DEFAULT '' NOT NULL,
	"sees_photos" boolean DEFAULT false NOT NULL,
	CONSTRAINT "participant_conversation_id_profile_id_pk" PRIMARY KEY("conversation_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "tenant"."reaction" (
	"conversation_id" text collate "C" NOT NULL,
	"message_seq" integer NOT NULL,
	"profile_id" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "reaction_conversation_id_message_seq_profile_id_pk" PRIMARY KEY("conversation_id","message_seq","profile_id")
);
--> statement-breakpoint
CREATE TABLE "tenant"."complaint" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"report_id" text collate "C" NOT NULL,
	"member_id" text collate "C",
	"address" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"email" text collate "C" NOT NULL,
	"language" text collate "C" NOT NULL,
	"pictures" json NOT NULL,
	"decision_key" text collate "C",
	"at" bigint NOT NULL,
	"appeal_words" text collate "C",
	"appealed_at" bigint,
	"appeal_key" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "tenant"."experiment_entry" (
	"day" text collate "C" NOT NULL,
	"experiment" text collate "C" NOT NULL,
	"visitor_group" text collate "C" NOT NULL,
	"variant" text collate "C" NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "experiment_entry_day_experiment_visitor_group_variant_pk" PRIMARY KEY("day","experiment","visitor_group","variant")
);
--> statement-breakpoint
CREATE TABLE "tenant"."event" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"member_id" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"conversation_id" text collate "C",
	"message_seq" integer,
	"other_id" text collate "C",
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."ledger_account" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	CONSTRAINT "ledger_account_balance_ck" CHECK ("tenant"."ledger_account"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tenant"."ledger_entry" (
	"id" text collate "C" NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"other_id" text collate "C" NOT NULL,
	"amount" integer NOT NULL,
	"cause" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "ledger_entry_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "ledger_entry_amount_ck" CHECK ("tenant"."ledger_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "tenant"."ledger_reason" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"member_id" text collate "C" NOT NULL,
	"reason" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."legal_text" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"page" text collate "C" NOT NULL,
	"language" text collate "C" NOT NULL,
	"title" text collate "C" NOT NULL,
	"text" text collate "C" NOT NULL,
	"since" text collate "C",
	"shown_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."held_payment" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"provider" text collate "C" NOT NULL,
	"provider_ref" text collate "C" NOT NULL,
	"reason" text collate "C" NOT NULL,
	"order_id" text collate "C",
	"member_id" text collate "C",
	"minor" integer,
	"currency" text collate "C",
	"at" bigint NOT NULL,
	"resolved_at" bigint,
	"resolution" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "tenant"."payment_order" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"member_id" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"item" text collate "C" NOT NULL,
	"title" text collate "C" NOT NULL,
	"credits" integer NOT NULL,
	"bonus" integer NOT NULL,
	"days" integer NOT NULL,
	"price" integer NOT NULL,
	"currency" text collate "C" NOT NULL,
	"country" text collate "C" NOT NULL,
	"vat_country" text collate "C" NOT NULL,
	"vat_rate" integer NOT NULL,
	"vat_minor" integer NOT NULL,
	"net_minor" integer NOT NULL,
	"vat_collected_by" text collate "C" NOT NULL,
	"evidence" json NOT NULL,
	"discount_code" text collate "C",
	"language" text collate "C" NOT NULL,
	"provider" text collate "C" NOT NULL,
	"provider_ref" text collate "C",
	"method" text collate "C",
	"state" text collate "C" NOT NULL,
	"reason" text collate "C",
	"begin_at" bigint,
	"begin_words" text collate "C",
	"withdrawal_days" integer NOT NULL,
	"withdrawn_at" bigint,
	"created_at" bigint NOT NULL,
	"paid_at" bigint,
	"premium_until" bigint,
	"receipt_number" integer,
	"refunded_minor" integer DEFAULT 0 NOT NULL,
	"charged_back_minor" integer DEFAULT 0 NOT NULL,
	"owed_credits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_order_price_ck" CHECK ("tenant"."payment_order"."price" > 0 and "tenant"."payment_order"."vat_minor" + "tenant"."payment_order"."net_minor" = "tenant"."payment_order"."price")
);
--> statement-breakpoint
CREATE TABLE "tenant"."receipt_counter" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."receipt" (
	"number" integer PRIMARY KEY NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"member_id" text collate "C" NOT NULL,
	"minor" integer NOT NULL,
	"vat_minor" integer NOT NULL,
	"net_minor" integer NOT NULL,
	"seller" json NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."refund" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"member_id" text collate "C" NOT NULL,
	"cause" text collate "C" NOT NULL,
	"reason" text collate "C",
	"minor" integer NOT NULL,
	"credits" integer NOT NULL,
	"owed" integer NOT NULL,
	"state" text collate "C" NOT NULL,
	"problem" text collate "C",
	"at" bigint NOT NULL,
	"receipt_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."outbox" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"kind" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	"payload" json NOT NULL,
	"subject" text collate "C",
	"state" text collate "C" NOT NULL,
	"due_at" bigint NOT NULL,
	"attempts" integer NOT NULL,
	"lease_until" bigint NOT NULL,
	"lease_owner" text collate "C",
	"last_error" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "tenant"."postback" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"member_id" text collate "C" NOT NULL,
	"cause_id" text collate "C" NOT NULL,
	"event" text collate "C" NOT NULL,
	"network" text collate "C" NOT NULL,
	"txid" text collate "C" NOT NULL,
	"minor" integer,
	"currency" text collate "C",
	"state" text collate "C" NOT NULL,
	"reason" text collate "C",
	"replays" integer DEFAULT 0 NOT NULL,
	"at" bigint NOT NULL,
	"due_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."price" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"kind" text collate "C" NOT NULL,
	"item" text collate "C" NOT NULL,
	"country" text collate "C" NOT NULL,
	"amount" integer NOT NULL,
	"currency" text collate "C" NOT NULL,
	"since" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."stay_discount" (
	"member_id" text collate "C" PRIMARY KEY NOT NULL,
	"code" text collate "C" NOT NULL,
	"percent" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."photo" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"profile_id" text collate "C" NOT NULL,
	"file" text collate "C" NOT NULL,
	"position" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"state" text collate "C" DEFAULT 'approved' NOT NULL,
	"reason" text collate "C",
	"private" boolean DEFAULT false NOT NULL,
	"nudity" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."profile" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"kind" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"gender" text collate "C",
	"seeking" json NOT NULL,
	"birth_date" text collate "C" NOT NULL,
	"birth_date_corrected_at" bigint,
	"country" text collate "C",
	"region" text collate "C",
	"city" text collate "C",
	"language" text collate "C" NOT NULL,
	"personal" text collate "C",
	"details" json NOT NULL,
	"languages" json DEFAULT '[]'::json NOT NULL,
	"interests" json DEFAULT '[]'::json NOT NULL,
	"prompts" json DEFAULT '[]'::json NOT NULL,
	"main_photo" text collate "C",
	"shows_nudity" boolean DEFAULT false NOT NULL,
	"visible" boolean NOT NULL,
	"seen_by" text collate "C" DEFAULT 'everyone' NOT NULL,
	"seek_min_age" integer,
	"seek_max_age" integer,
	"last_active_at" bigint NOT NULL,
	"shares_typing" boolean DEFAULT true NOT NULL,
	"shares_reads" boolean DEFAULT true NOT NULL,
	"shares_activity" boolean DEFAULT true NOT NULL,
	"takes_photos" boolean DEFAULT true NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "profile_kind_ck" CHECK ("tenant"."profile"."kind" in ('member', 'fictional')),
	CONSTRAINT "profile_birth_date_ck" CHECK (length("tenant"."profile"."birth_date") = 10)
);
--> statement-breakpoint
CREATE TABLE "tenant"."push_subscription" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"session_hash" text collate "C" NOT NULL,
	"endpoint" text collate "C" NOT NULL,
	"p256dh" text collate "C" NOT NULL,
	"auth" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."album_access" (
	"owner_id" text collate "C" NOT NULL,
	"viewer_id" text collate "C" NOT NULL,
	"state" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "album_access_owner_id_viewer_id_pk" PRIMARY KEY("owner_id","viewer_id")
);
--> statement-breakpoint
CREATE TABLE "tenant"."block" (
	"from_id" text collate "C" NOT NULL,
	"to_id" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "block_from_id_to_id_pk" PRIMARY KEY("from_id","to_id")
);
--> statement-breakpoint
CREATE TABLE "tenant"."finding" (
	"from_id" text collate "C" NOT NULL,
	"to_id" text collate "C" NOT NULL,
	"liked" boolean NOT NULL,
	"day" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "finding_from_id_to_id_pk" PRIMARY KEY("from_id","to_id")
);
--> statement-breakpoint
CREATE TABLE "tenant"."likes" (
	"from_id" text collate "C" NOT NULL,
	"to_id" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	"seen" boolean NOT NULL,
	"prompt" text collate "C",
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
CREATE TABLE "tenant"."moderation_case" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"kind" text collate "C" NOT NULL,
	"target_id" text collate "C" NOT NULL,
	"subject_id" text collate "C" NOT NULL,
	"state" text collate "C" NOT NULL,
	"score" integer NOT NULL,
	"version" integer NOT NULL,
	"claimed_by" text collate "C",
	"opened_at" bigint NOT NULL,
	"closed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "tenant"."moderation_decision" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"case_id" text collate "C" NOT NULL,
	"subject_id" text collate "C" NOT NULL,
	"actor" text collate "C" NOT NULL,
	"rule" text collate "C",
	"facts" text collate "C" NOT NULL,
	"automated" boolean NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."report" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"number" text collate "C" NOT NULL,
	"case_id" text collate "C" NOT NULL,
	"reporter_id" text collate "C",
	"reason" text collate "C" NOT NULL,
	"words" text collate "C" NOT NULL,
	"evidence" json,
	"illegal" boolean NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."moderation_signal" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"case_id" text collate "C" NOT NULL,
	"subject_id" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"weight" integer NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."sandbox_payment" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"email" text collate "C" NOT NULL,
	"price" integer NOT NULL,
	"currency" text collate "C" NOT NULL,
	"description" text collate "C" NOT NULL,
	"return_url" text collate "C" NOT NULL,
	"cancel_url" text collate "C" NOT NULL,
	"state" text collate "C" NOT NULL,
	"method" text collate "C",
	"refunded" integer DEFAULT 0 NOT NULL,
	"charged_back" integer DEFAULT 0 NOT NULL,
	"refund_keys" json NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."last_search" (
	"profile_id" text collate "C" PRIMARY KEY NOT NULL,
	"query" text collate "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "tenant"."suspension" (
	"decision_key" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"from_at" bigint NOT NULL,
	"until_at" bigint,
	"ended_at" bigint,
	"lifted_by" text collate "C",
	"lifted_for" text collate "C",
	"was_visible" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."hold" (
	"token" text collate "C" PRIMARY KEY NOT NULL,
	"until" bigint
);
--> statement-breakpoint
CREATE TABLE "tenant"."profile_count" (
	"gender" text collate "C" NOT NULL,
	"country" text collate "C" NOT NULL,
	"region" text collate "C" NOT NULL,
	"born" text collate "C" NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "profile_count_gender_country_region_born_pk" PRIMARY KEY("gender","country","region","born")
);
--> statement-breakpoint
CREATE TABLE "tenant"."event_clock" (
	"epoch" text collate "C" PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL,
	"pruned" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant"."profile_change" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant"."consent" ADD CONSTRAINT "consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "tenant"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."export" ADD CONSTRAINT "export_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "tenant"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."link" ADD CONSTRAINT "link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "tenant"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."recovery_code" ADD CONSTRAINT "recovery_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "tenant"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."second_factor" ADD CONSTRAINT "second_factor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "tenant"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "tenant"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."conversation" ADD CONSTRAINT "conversation_first_id_profile_id_fk" FOREIGN KEY ("first_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."conversation" ADD CONSTRAINT "conversation_second_id_profile_id_fk" FOREIGN KEY ("second_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."message" ADD CONSTRAINT "message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "tenant"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."participant" ADD CONSTRAINT "participant_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "tenant"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."participant" ADD CONSTRAINT "participant_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."reaction" ADD CONSTRAINT "reaction_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "tenant"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."reaction" ADD CONSTRAINT "reaction_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."complaint" ADD CONSTRAINT "complaint_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "tenant"."report"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."event" ADD CONSTRAINT "event_member_id_profile_id_fk" FOREIGN KEY ("member_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."postback" ADD CONSTRAINT "postback_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "tenant"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."photo" ADD CONSTRAINT "photo_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."push_subscription" ADD CONSTRAINT "push_subscription_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "tenant"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."push_subscription" ADD CONSTRAINT "push_subscription_session_hash_session_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "tenant"."session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."album_access" ADD CONSTRAINT "album_access_owner_id_profile_id_fk" FOREIGN KEY ("owner_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."album_access" ADD CONSTRAINT "album_access_viewer_id_profile_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."block" ADD CONSTRAINT "block_from_id_profile_id_fk" FOREIGN KEY ("from_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."block" ADD CONSTRAINT "block_to_id_profile_id_fk" FOREIGN KEY ("to_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."finding" ADD CONSTRAINT "finding_from_id_profile_id_fk" FOREIGN KEY ("from_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."finding" ADD CONSTRAINT "finding_to_id_profile_id_fk" FOREIGN KEY ("to_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."likes" ADD CONSTRAINT "likes_from_id_profile_id_fk" FOREIGN KEY ("from_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."likes" ADD CONSTRAINT "likes_to_id_profile_id_fk" FOREIGN KEY ("to_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."visit" ADD CONSTRAINT "visit_from_id_profile_id_fk" FOREIGN KEY ("from_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."visit" ADD CONSTRAINT "visit_to_id_profile_id_fk" FOREIGN KEY ("to_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."moderation_decision" ADD CONSTRAINT "moderation_decision_case_id_moderation_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "tenant"."moderation_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."report" ADD CONSTRAINT "report_case_id_moderation_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "tenant"."moderation_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."moderation_signal" ADD CONSTRAINT "moderation_signal_case_id_moderation_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "tenant"."moderation_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."last_search" ADD CONSTRAINT "last_search_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."saved_search" ADD CONSTRAINT "saved_search_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "tenant"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant"."suspension" ADD CONSTRAINT "suspension_decision_key_moderation_decision_key_fk" FOREIGN KEY ("decision_key") REFERENCES "tenant"."moderation_decision"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_email_ux" ON "tenant"."account" USING btree ("email");--> statement-breakpoint
CREATE INDEX "consent_account_ix" ON "tenant"."consent" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "export_account_ux" ON "tenant"."export" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "link_account_ix" ON "tenant"."link" USING btree ("account_id","purpose","created_at" desc nulls first);--> statement-breakpoint
CREATE INDEX "recovery_code_account_ix" ON "tenant"."recovery_code" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_account_ix" ON "tenant"."session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "held_message_at_ix" ON "tenant"."held_message" USING btree ("at");--> statement-breakpoint
CREATE INDEX "held_message_from_ix" ON "tenant"."held_message" USING btree ("from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_pair_ux" ON "tenant"."conversation" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE INDEX "conversation_second_ix" ON "tenant"."conversation" USING btree ("second_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_key_ux" ON "tenant"."message" USING btree ("from_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "message_seq_ux" ON "tenant"."message" USING btree ("conversation_id","seq");--> statement-breakpoint
CREATE INDEX "participant_list_ix" ON "tenant"."participant" USING btree ("profile_id","hidden","last_at" desc nulls first);--> statement-breakpoint
CREATE INDEX "participant_unread_ix" ON "tenant"."participant" USING btree ("profile_id","other_id") WHERE unread > 0 and hidden = false;--> statement-breakpoint
CREATE INDEX "reaction_profile_ix" ON "tenant"."reaction" USING btree ("profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "complaint_report_ux" ON "tenant"."complaint" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "complaint_member_ix" ON "tenant"."complaint" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "event_at_ix" ON "tenant"."event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "event_other_ix" ON "tenant"."event" USING btree ("other_id") WHERE other_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_key_ux" ON "tenant"."ledger_entry" USING btree ("account_id","other_id","cause","key");--> statement-breakpoint
CREATE INDEX "ledger_reason_member_ix" ON "tenant"."ledger_reason" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "legal_text_page_ix" ON "tenant"."legal_text" USING btree ("page","language","shown_at");--> statement-breakpoint
CREATE UNIQUE INDEX "held_payment_ux" ON "tenant"."held_payment" USING btree ("provider","provider_ref","reason");--> statement-breakpoint
CREATE INDEX "held_payment_order_ix" ON "tenant"."held_payment" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_key_ux" ON "tenant"."payment_order" USING btree ("member_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_ref_ux" ON "tenant"."payment_order" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE INDEX "payment_order_member_ix" ON "tenant"."payment_order" USING btree ("member_id","created_at" desc nulls first);--> statement-breakpoint
CREATE INDEX "payment_order_state_ix" ON "tenant"."payment_order" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "receipt_order_ix" ON "tenant"."receipt" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "receipt_member_ix" ON "tenant"."receipt" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "refund_order_ix" ON "tenant"."refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_member_ix" ON "tenant"."refund" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_key_ux" ON "tenant"."outbox" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "outbox_due_ix" ON "tenant"."outbox" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "outbox_subject_ix" ON "tenant"."outbox" USING btree ("subject") WHERE subject is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "postback_cause_ux" ON "tenant"."postback" USING btree ("cause_id","event");--> statement-breakpoint
CREATE INDEX "postback_member_ix" ON "tenant"."postback" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "postback_at_ix" ON "tenant"."postback" USING btree ("at" desc nulls first);--> statement-breakpoint
CREATE INDEX "price_item_ix" ON "tenant"."price" USING btree ("kind","item","country","since");--> statement-breakpoint
CREATE UNIQUE INDEX "stay_discount_code_ux" ON "tenant"."stay_discount" USING btree ("code");--> statement-breakpoint
CREATE INDEX "photo_profile_ix" ON "tenant"."photo" USING btree ("profile_id","position");--> statement-breakpoint
CREATE INDEX "photo_undecided_ix" ON "tenant"."photo" USING btree ("created_at") WHERE state in ('held', 'unchecked');--> statement-breakpoint
CREATE INDEX "profile_all_ix" ON "tenant"."profile" USING btree ("last_active_at" desc nulls first,"id" desc nulls first,"birth_date","country","region") WHERE visible = true;--> statement-breakpoint
CREATE INDEX "profile_country_ix" ON "tenant"."profile" USING btree ("country","last_active_at" desc nulls first,"id" desc nulls first,"birth_date","region") WHERE visible = true;--> statement-breakpoint
CREATE INDEX "profile_region_ix" ON "tenant"."profile" USING btree ("country","region","last_active_at" desc nulls first,"id" desc nulls first,"birth_date") WHERE visible = true;--> statement-breakpoint
CREATE INDEX "profile_gender_ix" ON "tenant"."profile" USING btree ("gender","last_active_at" desc nulls first,"id" desc nulls first,"birth_date","country","region") WHERE visible = true;--> statement-breakpoint
CREATE INDEX "profile_gender_country_ix" ON "tenant"."profile" USING btree ("gender","country","last_active_at" desc nulls first,"id" desc nulls first,"birth_date","region") WHERE visible = true;--> statement-breakpoint
CREATE INDEX "profile_gender_region_ix" ON "tenant"."profile" USING btree ("gender","country","region","last_active_at" desc nulls first,"id" desc nulls first,"birth_date") WHERE visible = true;--> statement-breakpoint
CREATE INDEX "profile_nowhere_ix" ON "tenant"."profile" USING btree ("last_active_at" desc nulls first,"id" desc nulls first,"birth_date","country") WHERE visible = true and country is null;--> statement-breakpoint
CREATE INDEX "profile_gender_nowhere_ix" ON "tenant"."profile" USING btree ("gender","last_active_at" desc nulls first,"id" desc nulls first,"birth_date","country") WHERE visible = true and country is null;--> statement-breakpoint
CREATE INDEX "profile_members_only_ix" ON "tenant"."profile" USING btree ("id") WHERE visible = true and seen_by = 'members';--> statement-breakpoint
CREATE INDEX "profile_born_ix" ON "tenant"."profile" USING btree ("birth_date","gender","country","region") WHERE visible = true;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscription_endpoint_ux" ON "tenant"."push_subscription" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscription_account_ix" ON "tenant"."push_subscription" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "push_subscription_session_ix" ON "tenant"."push_subscription" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "album_access_viewer_ix" ON "tenant"."album_access" USING btree ("viewer_id");--> statement-breakpoint
CREATE INDEX "block_to_ix" ON "tenant"."block" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "finding_latest_ix" ON "tenant"."finding" USING btree ("from_id","at" desc nulls first);--> statement-breakpoint
CREATE INDEX "likes_given_ix" ON "tenant"."likes" USING btree ("from_id","at" desc nulls first);--> statement-breakpoint
CREATE INDEX "likes_received_ix" ON "tenant"."likes" USING btree ("to_id","at" desc nulls first);--> statement-breakpoint
CREATE INDEX "likes_new_ix" ON "tenant"."likes" USING btree ("to_id","from_id") WHERE seen = false;--> statement-breakpoint
CREATE INDEX "visit_received_ix" ON "tenant"."visit" USING btree ("to_id","at" desc nulls first);--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_case_target_ux" ON "tenant"."moderation_case" USING btree ("kind","target_id");--> statement-breakpoint
CREATE INDEX "moderation_case_queue_ix" ON "tenant"."moderation_case" USING btree ("state","score" desc nulls first,"opened_at");--> statement-breakpoint
CREATE INDEX "moderation_case_subject_ix" ON "tenant"."moderation_case" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "moderation_decision_case_ix" ON "tenant"."moderation_decision" USING btree ("case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_number_ux" ON "tenant"."report" USING btree ("number");--> statement-breakpoint
CREATE INDEX "report_case_ix" ON "tenant"."report" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "report_reporter_ix" ON "tenant"."report" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "moderation_signal_case_ix" ON "tenant"."moderation_signal" USING btree ("case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payment_order_ux" ON "tenant"."sandbox_payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sandbox_payment_email_ix" ON "tenant"."sandbox_payment" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_name_ux" ON "tenant"."saved_search" USING btree ("profile_id","name");--> statement-breakpoint
CREATE INDEX "suspension_account_ix" ON "tenant"."suspension" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "profile_count_ix" ON "tenant"."profile_count" USING btree ("gender","country","region","born","n");--> statement-breakpoint
CREATE INDEX "profile_change_ix" ON "tenant"."profile_change" USING btree ("at","id");--> statement-breakpoint
-- Events are numbered by their transaction (db/event-order.ts).
ALTER TABLE "tenant"."event" ADD COLUMN "tx" xid8 DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "event_member_ix" ON "tenant"."event" USING btree ("member_id", "tx");--> statement-breakpoint
INSERT INTO "tenant"."event_clock" VALUES (replace(gen_random_uuid()::text, '-', ''), 0, 0);--> statement-breakpoint
-- Which profiles changed (db/changes.ts).
CREATE FUNCTION "tenant"."note_new_profiles"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The schema by the table's, because a tenant's may be renamed.
	EXECUTE format('INSERT INTO %I.profile_change SELECT id, pg_current_xact_id()::text::bigint FROM inserted
		ON CONFLICT (id) DO UPDATE SET at = excluded.at', TG_TABLE_SCHEMA);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "tenant"."note_profile_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('INSERT INTO %I.profile_change VALUES ($1, pg_current_xact_id()::text::bigint)
		ON CONFLICT (id) DO UPDATE SET at = excluded.at', TG_TABLE_SCHEMA)
	USING CASE WHEN TG_OP = 'DELETE' THEN old.id ELSE new.id END;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER profile_change_in AFTER INSERT ON "tenant"."profile" REFERENCING NEW TABLE AS inserted
FOR EACH STATEMENT EXECUTE FUNCTION "tenant"."note_new_profiles"();--> statement-breakpoint
CREATE TRIGGER profile_change_again AFTER DELETE OR UPDATE ON "tenant"."profile"
FOR EACH ROW EXECUTE FUNCTION "tenant"."note_profile_change"();--> statement-breakpoint
-- How many profiles are visible (db/counts.ts). Who has not said where they live is counted as of the country '?'.
CREATE FUNCTION "tenant"."count_new_profiles"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The schema by the table's, because a tenant's may be renamed.
	EXECUTE format('INSERT INTO %I.profile_count AS counted
		SELECT way.gender, way.country, way.region, left(one.birth_date, 7), count(*)
		FROM inserted AS one CROSS JOIN LATERAL (VALUES
			(''*'', ''*'', ''*''), (''*'', coalesce(one.country, ''?''), ''*''), (''*'', one.country, one.region),
			(one.gender, ''*'', ''*''), (one.gender, coalesce(one.country, ''?''), ''*''), (one.gender, one.country, one.region)
		) AS way (gender, country, region)
		WHERE one.visible AND way.gender IS NOT NULL AND way.country IS NOT NULL AND way.region IS NOT NULL
		GROUP BY 1, 2, 3, 4
		ON CONFLICT (gender, country, region, born) DO UPDATE SET n = counted.n + excluded.n', TG_TABLE_SCHEMA);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "tenant"."count_profile_again"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND (old.visible, old.gender, old.country, old.region, old.birth_date)
		IS NOT DISTINCT FROM (new.visible, new.gender, new.country, new.region, new.birth_date) THEN
		RETURN NULL;
	END IF;
	IF old.visible THEN
		EXECUTE format('UPDATE %I.profile_count SET n = n - 1 WHERE born = $4 AND (gender, country, region) IN (VALUES
			(''*'', ''*'', ''*''), (''*'', coalesce($2, ''?''), ''*''), (''*'', $2, $3), ($1, ''*'', ''*''), ($1, coalesce($2, ''?''), ''*''), ($1, $2, $3))', TG_TABLE_SCHEMA)
		USING old.gender, old.country, old.region, left(old.birth_date, 7);
	END IF;
	IF TG_OP = 'UPDATE' AND new.visible THEN
		EXECUTE format('INSERT INTO %I.profile_count AS counted SELECT way.*, $4, 1 FROM (VALUES
			(''*'', ''*'', ''*''), (''*'', coalesce($2, ''?''), ''*''), (''*'', $2, $3), ($1, ''*'', ''*''), ($1, coalesce($2, ''?''), ''*''), ($1, $2, $3)
			) AS way (gender, country, region) WHERE way.gender IS NOT NULL AND way.country IS NOT NULL AND way.region IS NOT NULL
			ON CONFLICT (gender, country, region, born) DO UPDATE SET n = counted.n + 1', TG_TABLE_SCHEMA)
		USING new.gender, new.country, new.region, left(new.birth_date, 7);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER profile_count_in AFTER INSERT ON "tenant"."profile" REFERENCING NEW TABLE AS inserted
FOR EACH STATEMENT EXECUTE FUNCTION "tenant"."count_new_profiles"();--> statement-breakpoint
CREATE TRIGGER profile_count_again AFTER DELETE OR UPDATE OF visible, gender, country, region, birth_date
ON "tenant"."profile" FOR EACH ROW EXECUTE FUNCTION "tenant"."count_profile_again"();
