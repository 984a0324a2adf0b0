CREATE TABLE `experiment_entry` (
	`day` text NOT NULL,
	`experiment` text NOT NULL,
	`visitor_group` text NOT NULL,
	`variant` text NOT NULL,
	`visitors` integer NOT NULL,
	PRIMARY KEY(`day`, `experiment`, `visitor_group`, `variant`)
);
