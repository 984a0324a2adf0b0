import { k } from "./columns";

export type AuditedState = Record<string, string | number | boolean | null>;

/** Columns of an audit entry of a site or of the operators. The row's hash covers all of them. */
export function auditColumns<Action extends string, Kind extends string>() {
  return {
    id: k.id("id").primaryKey(),
    /** Position in the chain of this database: 1, 2, 3 ... without a gap. */
    seq: k.int("seq").notNull(),
    /** The actor: `command:` and the system user, or `operator:` and the operator's id. */
    operator: k.text("operator").notNull(),
    /** The actor's address and session, or `command:` and the system user. "" for a command without a user. */
    origin: k.text("origin").notNull(),
    action: k.text("act").$type<Action>().notNull(),
    kind: k.text("kind").$type<Kind>().notNull(),
    targetId: k.id("target_id").notNull(),
    before: k.json<AuditedState>("before").notNull(),
    after: k.json<AuditedState>("after").notNull(),
    at: k.ms("at").notNull(),
    reasonHash: k.text("reason_hash").notNull(),
    /** The hash of this entry's columns and of the previous entry's hash. */
    hash: k.text("hash").notNull(),
  };
}

/**
 * Columns of the operator's text. The text is not in the entry itself, because erasing a person's name must not break
 * the chain.
 */
export function wordColumns() {
  return {
    entryId: k.id("act_id").primaryKey(),
    /** The random salt of the hash, so that nobody can test guesses of an erased text against the hash. */
    salt: k.text("salt").notNull(),
    reason: k.text("reason").notNull(),
  };
}
