-- outside a transaction
DROP INDEX `profile_members_only_ix`;--> statement-breakpoint
CREATE INDEX `profile_open_all_ix` ON `profile` ("last_active_at" desc,"id" desc,`birth_date`,`country`,`region`) WHERE visible = true and seen_by = 'everyone';--> statement-breakpoint
CREATE INDEX `profile_open_country_ix` ON `profile` (`country`,"last_active_at" desc,"id" desc,`birth_date`,`region`) WHERE visible = true and seen_by = 'everyone';--> statement-breakpoint
CREATE INDEX `profile_open_region_ix` ON `profile` (`country`,`region`,"last_active_at" desc,"id" desc,`birth_date`) WHERE visible = true and seen_by = 'everyone';--> statement-breakpoint
CREATE INDEX `profile_open_gender_ix` ON `profile` (`gender`,"last_active_at" desc,"id" desc,`birth_date`,`country`,`region`) WHERE visible = true and seen_by = 'everyone';--> statement-breakpoint
CREATE INDEX `profile_open_gender_country_ix` ON `profile` (`gender`,`country`,"last_active_at" desc,"id" desc,`birth_date`,`region`) WHERE visible = true and seen_by = 'everyone';--> statement-breakpoint
CREATE INDEX `profile_open_gender_region_ix` ON `profile` (`gender`,`country`,`region`,"last_active_at" desc,"id" desc,`birth_date`) WHERE visible = true and seen_by = 'everyone';--> statement-breakpoint
CREATE INDEX `profile_open_nowhere_ix` ON `profile` ("last_active_at" desc,"id" desc,`birth_date`,`country`) WHERE visible = true and (seen_by = 'everyone' and country is null);--> statement-breakpoint
CREATE INDEX `profile_open_gender_nowhere_ix` ON `profile` (`gender`,"last_active_at" desc,"id" desc,`birth_date`,`country`) WHERE visible = true and (seen_by = 'everyone' and country is null);--> statement-breakpoint
CREATE INDEX `profile_open_born_ix` ON `profile` (`birth_date`,`gender`,`country`,`region`) WHERE visible = true and seen_by = 'everyone';--> statement-breakpoint
CREATE INDEX `profile_advertised_ix` ON `profile` ("last_active_at" desc,"id" desc,`gender`,`country`,`birth_date`) WHERE visible = true and (seen_by = 'everyone' and advertised = true);