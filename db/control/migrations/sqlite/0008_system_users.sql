ALTER TABLE `operator` ADD `system_user` text;--> statement-breakpoint
CREATE UNIQUE INDEX `operator_system_user_ux` ON `operator` (`system_user`);