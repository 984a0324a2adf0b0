CREATE TABLE "tenant"."mail_case" (
	"mail_id" text collate "C" NOT NULL,
	"member_id" text collate "C" NOT NULL,
	"case_id" text collate "C" NOT NULL,
	CONSTRAINT "mail_case_mail_id_case_id_pk" PRIMARY KEY("mail_id","case_id")
);
--> statement-breakpoint
ALTER TABLE "tenant"."mail_case" ADD CONSTRAINT "mail_case_mail_id_mail_id_fk" FOREIGN KEY ("mail_id") REFERENCES "tenant"."mail"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_case_case_ix" ON "tenant"."mail_case" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "mail_case_member_ix" ON "tenant"."mail_case" USING btree ("member_id");