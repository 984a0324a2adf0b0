CREATE TABLE `audit` (
	`id` text PRIMARY KEY NOT NULL,
	`operator` text NOT NULL,
	`act` text NOT NULL,
	`kind` text NOT NULL,
	`target_id` text NOT NULL,
	`member_id` text,
	`reason` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_at_ix` ON `audit` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_member_ix` ON `audit` (`member_id`);--> statement-breakpoint
-- The audit only grows. Of a row nothing but the reason changes, which goes with the person whom it is about.
CREATE TRIGGER audit_kept BEFORE DELETE ON audit BEGIN
	SELECT raise(ABORT, 'the audit only grows');
END;--> statement-breakpoint
CREATE TRIGGER audit_unchanged BEFORE UPDATE OF id, operator, act, kind, target_id, member_id, "before", "after", at ON audit BEGIN
	SELECT raise(ABORT, 'the audit only grows');
END;
