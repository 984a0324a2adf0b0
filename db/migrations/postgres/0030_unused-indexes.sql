-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "tenant"."authority_matter_received_ix";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "tenant"."authority_matter_member_ix";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "tenant"."legal_hold_member_ix";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "tenant"."legal_hold_from_ix";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "tenant"."dispute_received_ix";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "tenant"."dispute_member_ix";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "tenant"."fraud_letter_member_ix";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "tenant"."legal_text_page_ix";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "tenant"."price_item_ix";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "tenant"."random_sample_answered_ix";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "tenant"."sandbox_payment_email_ix";