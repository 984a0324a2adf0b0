ALTER TABLE `outbox` ADD `subject` text;--> statement-breakpoint
UPDATE `outbox` SET `subject` = coalesce(nullif(json_extract(`payload`, '$.account'), ''), json_extract(`payload`, '$.email'))
WHERE `state` <> 'done' AND `kind` IN ('mail', 'export', 'export.expiry', 'password_reset');--> statement-breakpoint
CREATE INDEX `outbox_subject_ix` ON `outbox` (`subject`) WHERE subject is not null;
