CREATE TABLE `audit_words` (
	`act_id` text PRIMARY KEY NOT NULL,
	`salt` text NOT NULL,
	`reason` text NOT NULL,
	`member_id` text
);
--> statement-breakpoint
CREATE INDEX `audit_words_member_ix` ON `audit_words` (`member_id`);--> statement-breakpoint
-- Acts from before the chain are numbered here. The first act after them gives them their hashes, and their words a salt.
INSERT INTO `audit_words` SELECT id, '', reason, member_id FROM `audit` WHERE reason <> '';--> statement-breakpoint
CREATE TABLE `audit_chain` (
	`id` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`operator` text NOT NULL,
	`origin` text NOT NULL,
	`act` text NOT NULL,
	`kind` text NOT NULL,
	`target_id` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`at` integer NOT NULL,
	`reason_hash` text NOT NULL,
	`hash` text NOT NULL,
	`member_id` text
);
--> statement-breakpoint
INSERT INTO `audit_chain`
SELECT id, row_number() OVER (ORDER BY at, id), operator, '', act, kind, target_id, "before", "after", at, '', '', member_id FROM `audit`;--> statement-breakpoint
DROP TABLE `audit`;--> statement-breakpoint
ALTER TABLE `audit_chain` RENAME TO `audit`;--> statement-breakpoint
CREATE UNIQUE INDEX `audit_seq_ux` ON `audit` (`seq`);--> statement-breakpoint
CREATE INDEX `audit_member_ix` ON `audit` (`member_id`);--> statement-breakpoint
-- The audit only grows. Nothing of a row changes, but that one from before the chain is given its hash.
CREATE TRIGGER audit_kept BEFORE DELETE ON audit BEGIN
	SELECT raise(ABORT, 'the audit only grows');
END;--> statement-breakpoint
CREATE TRIGGER audit_unchanged BEFORE UPDATE OF id, seq, operator, origin, act, kind, target_id, "before", "after", at, member_id ON audit BEGIN
	SELECT raise(ABORT, 'the audit only grows');
END;--> statement-breakpoint
CREATE TRIGGER audit_hash_unchanged BEFORE UPDATE OF reason_hash, hash ON audit WHEN OLD.hash <> '' BEGIN
	SELECT raise(ABORT, 'the audit only grows');
END;--> statement-breakpoint
-- Words are deleted with the person, and never changed.
CREATE TRIGGER audit_words_unchanged BEFORE UPDATE OF act_id, reason, member_id ON audit_words BEGIN
	SELECT raise(ABORT, 'the audit only grows');
END;--> statement-breakpoint
CREATE TRIGGER audit_salt_unchanged BEFORE UPDATE OF salt ON audit_words WHEN OLD.salt <> '' BEGIN
	SELECT raise(ABORT, 'the audit only grows');
END;
