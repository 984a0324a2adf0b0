import { createHash, createHmac, randomBytes } from "node:crypto";
import type { AuditedState } from "~/db/audit-columns";

/** The part of an audit entry that its hash covers. */
export interface ChainedEntry {
  id: string;
  seq: number;
  operator: string;
  origin: string;
  action: string;
  kind: string;
  targetId: string;
  /** The member concerned. Undefined in an audit that concerns no members. */
  memberId?: string | null;
  before: AuditedState;
  after: AuditedState;
  at: number;
  reasonHash: string;
}

export interface Words {
  salt: string;
  reason: string;
}

/**
 * Returns the SHA-256 of the previous hash and of the row in its canonical form. The previous hash of the first row is
 * "".
 */
export function hashOf(previous: string, row: ChainedEntry): string {
  const { id, seq, at, operator, origin, action, kind, targetId, memberId = null, before, after, reasonHash } = row;
  const texts = [id, operator, origin, action, kind, targetId, memberId, reasonHash];
  const fields = [FORM, previous, seq, at, ...texts, sorted(before), sorted(after)];
  return createHash("sha256").update(JSON.stringify(fields)).digest("base64url");
}

export function newSalt(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the part of the reason that enters the chain. */
export function reasonHashOf({ salt, reason }: Words): string {
  return createHmac("sha256", salt).update(reason).digest("base64url");
}

/** Returns a text that every engine stores unchanged: PostgreSQL refuses NUL, and SQLite alters half a character. */
export function storable(text: string): string {
  return Buffer.from(text).toString().replaceAll("\0", "\ufffd");
}

/**
 * The name of the canonical form. The name changes with the form, so a row of one form never matches a row of another.
 */
const FORM = "bouquet audit 1";

function sorted(state: AuditedState): [string, unknown][] {
  return Object.entries(state).sort(([one], [other]) => (one < other ? -1 : 1));
}
