-- outside a transaction
DROP INDEX `authority_matter_received_ix`;--> statement-breakpoint
DROP INDEX `authority_matter_member_ix`;--> statement-breakpoint
DROP INDEX `legal_hold_member_ix`;--> statement-breakpoint
DROP INDEX `legal_hold_from_ix`;--> statement-breakpoint
DROP INDEX `dispute_received_ix`;--> statement-breakpoint
DROP INDEX `dispute_member_ix`;--> statement-breakpoint
DROP INDEX `fraud_letter_member_ix`;--> statement-breakpoint
DROP INDEX `legal_text_page_ix`;--> statement-breakpoint
DROP INDEX `price_item_ix`;--> statement-breakpoint
DROP INDEX `random_sample_answered_ix`;--> statement-breakpoint
DROP INDEX `sandbox_payment_email_ix`;