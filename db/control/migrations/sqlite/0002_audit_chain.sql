CREATE TABLE `control_audit` (
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
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `control_audit_seq_ux` ON `control_audit` (`seq`);--> statement-breakpoint
CREATE TABLE `control_audit_words` (
	`act_id` text PRIMARY KEY NOT NULL,
	`salt` text NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `checkpoint_key` (
	`fingerprint` text PRIMARY KEY NOT NULL,
	`public_key` text NOT NULL,
	`sealed` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `checkpoint` (
	`day` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`databases` text NOT NULL,
	`key` text NOT NULL,
	`signature` text NOT NULL
);--> statement-breakpoint
-- Audit, words and checkpoints only grow.
CREATE TRIGGER control_audit_kept BEFORE DELETE ON control_audit BEGIN
	SELECT raise(ABORT, 'the audit only grows');
END;--> statement-breakpoint
CREATE TRIGGER control_audit_unchanged BEFORE UPDATE ON control_audit BEGIN
	SELECT raise(ABORT, 'the audit only grows');
END;--> statement-breakpoint
CREATE TRIGGER control_audit_words_kept BEFORE DELETE ON control_audit_words BEGIN
	SELECT raise(ABORT, 'the audit only grows');
END;--> statement-breakpoint
CREATE TRIGGER control_audit_words_unchanged BEFORE UPDATE ON control_audit_words BEGIN
	SELECT raise(ABORT, 'the audit only grows');
END;--> statement-breakpoint
CREATE TRIGGER checkpoint_kept BEFORE DELETE ON checkpoint BEGIN
	SELECT raise(ABORT, 'the audit only grows');
END;--> statement-breakpoint
CREATE TRIGGER checkpoint_unchanged BEFORE UPDATE ON checkpoint BEGIN
	SELECT raise(ABORT, 'the audit only grows');
END;
