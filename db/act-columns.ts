import { k } from "./columns";

/** As far as an act changed it. */
export type AuditedState = Record<string, string | number | boolean | null>;

/** What each row of an audit has, a site's and the operators' own. All of it is under the row's hash. */
export function actColumns<Act extends string, Kind extends string>() {
  return {
    id: k.id("id").primaryKey(),
    /** 1, 2, 3 ... without a gap: its place in the chain of this database. */
    seq: k.int("seq").notNull(),
    /** Who acted: `command:` and the system user who typed it, or `operator:` and the id of a person. */
    operator: k.text("operator").notNull(),
    /** From where a person acted: the network address and the session, or `command:` and their system user. "" for a command of nobody's. */
    origin: k.text("origin").notNull(),
    act: k.text("act").$type<Act>().notNull(),
    kind: k.text("kind").$type<Kind>().notNull(),
    targetId: k.id("target_id").notNull(),
    before: k.json<AuditedState>("before").notNull(),
    after: k.json<AuditedState>("after").notNull(),
    at: k.ms("at").notNull(),
    /** Of the operator's words, with their salt; "" where none were asked for. */
    reasonHash: k.text("reason_hash").notNull(),
    /** Of this row and the hash of the row before. */
    hash: k.text("hash").notNull(),
  };
}

/** The operator's words on an act, apart from its row: they may name somebody, and are erased without breaking the chain. */
export function wordColumns() {
  return {
    actId: k.id("act_id").primaryKey(),
    /** Random, so that words that somebody guesses can't be tried against the hash once they are erased. */
    salt: k.text("salt").notNull(),
    reason: k.text("reason").notNull(),
  };
}
