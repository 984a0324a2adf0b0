import { addresseeOf } from "~/app/domain/account/accounts/accounts";
import { memberNotFound } from "~/app/domain/account/accounts/accounts.errors";
import type { Operator } from "~/app/domain/operator";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import type { Conn } from "~/db/handle";
import type { Asked, Page } from "~/db/pages";
import type { AuthorityMatterKind } from "~/db/tables";
import { legalHoldOver, noSuchLegalHold, noSuchMatter, settledAlready } from "./authorities.errors";
import {
  endLegalHoldRow,
  hasOpenOrder,
  insertLegalHold,
  insertMatter,
  type LegalHoldRow,
  lastLegalHoldOn,
  legalHoldById,
  legalHoldsOf,
  type MatterRow,
  matterById,
  mattersOf,
  settleMatter,
} from "./authorities.queries";

export type { LegalHoldRow as LegalHold, MatterRow as Matter } from "./authorities.queries";

/** An order of an authority to the site, or a notice of the site to an authority. */
export interface MatterGiven {
  kind: AuthorityMatterKind;
  authority: string;
  country: string;
  reference: string;
  category: string;
  items: number;
  /** The member concerned. Null if no account is concerned. */
  memberId: string | null;
  facts: string;
}

/**
 * Records an order received, or a notice of a threat to life given to the police. No audit entry names the member,
 * because the member's export lists such entries. Returns the id. Throws account.reason_missing, account.no_member.
 */
export async function recordMatter(site: Site, operator: Operator, given: MatterGiven): Promise<string> {
  const facts = requiredReason(given.facts);
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const { memberId, kind } = given;
      if (memberId !== null && !(await addresseeOf(tx, memberId))) throw memberNotFound();
      const id = site.newId();
      const times = { receivedAt: site.now(), confirmedAt: null, effectAt: null };
      await insertMatter(tx, { ...given, id, facts, keyword: "", actor: operator.name, ...times });
      const states = { before: {}, after: { kind, authority: given.authority } };
      const on = { kind: "authority" as const, id };
      return {
        value: id,
        entry: { action: "authorities.record" as const, on, member: null, reason: facts, ...states },
      };
    }),
  );
}

/** The actions on an order besides its receipt: the confirmation, and the compliance. */
const SETTLED = {
  confirmed: { column: "confirmedAt", action: "authorities.confirm" },
  complied: { column: "effectAt", action: "authorities.comply" },
} as const;

/** Records the confirmation of an order's receipt, or compliance with the order. Throws law.no_matter, law.settled. */
export function settleOrder(
  site: Site,
  operator: Operator,
  id: string,
  { settled, reason }: { settled: keyof typeof SETTLED; reason: string },
): Promise<void> {
  const { column, action } = SETTLED[settled];
  const why = requiredReason(reason);
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const matter = await matterById(tx, id);
      if (!matter) throw noSuchMatter();
      if (matter.kind === "police" || !(await settleMatter(tx, id, column, site.now()))) throw settledAlready();
      const on = { kind: "authority" as const, id };
      const states = { before: { [column]: null }, after: { [column]: site.now() } };
      return { value: undefined, entry: { action, on, member: null, reason: why, ...states } };
    }),
  );
}

export function mattersAt(site: Pick<Site, "db">, asked: Asked = {}): Promise<Page<MatterRow>> {
  return site.db.read((conn) => mattersOf(conn, asked));
}

export interface HoldGiven {
  authority: string;
  reason: string;
  /** UTC ms. */
  until: number;
}

/**
 * Places a legal hold: until then an account and its evidence are not erased. The member is not notified, and deleting
 * the account looks the same. Returns the id. Throws account.reason_missing, account.no_member, law.hold_until_wrong.
 */
export async function placeLegalHold(
  site: Site,
  operator: Operator,
  memberId: string,
  { authority, reason, until }: HoldGiven,
): Promise<string> {
  const why = requiredReason(reason);
  return site.db.transact(
    audited(site, operator, async (tx) => {
      if (!(await addresseeOf(tx, memberId))) throw memberNotFound();
      if (until <= site.now()) throw legalHoldOver();
      const id = site.newId();
      const row = { id, memberId, authority, reason: why, actor: operator.name, from: site.now(), until };
      await insertLegalHold(tx, { ...row, endedAt: null });
      const on = { kind: "legal_hold" as const, id };
      const states = { before: {}, after: { until, authority } };
      return { value: id, entry: { action: "legal_holds.place" as const, on, member: null, reason: why, ...states } };
    }),
  );
}

/** Ends a legal hold early. Pending erasures run within a day. Throws law.no_hold, law.settled. */
export function endLegalHold(site: Site, operator: Operator, id: string, reason: string): Promise<void> {
  const why = requiredReason(reason);
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const hold = await legalHoldById(tx, id);
      if (!hold) throw noSuchLegalHold();
      if (hold.until <= site.now() || !(await endLegalHoldRow(tx, id, site.now()))) throw settledAlready();
      const on = { kind: "legal_hold" as const, id };
      const states = { before: { until: hold.until }, after: { endedAt: site.now() } };
      return {
        value: undefined,
        entry: { action: "legal_holds.end" as const, on, member: null, reason: why, ...states },
      };
    }),
  );
}

/** Returns the legal holds, newest first, including ended ones. */
export function legalHoldsAt(site: Pick<Site, "db">, asked: Asked = {}): Promise<Page<LegalHoldRow>> {
  return site.db.read((conn) => legalHoldsOf(conn, asked));
}

/** Returns an order or notice by its id. Throws law.no_matter. */
export async function matterNamed(site: Pick<Site, "db">, id: string): Promise<MatterRow> {
  const matter = await site.db.read((conn) => matterById(conn, id));
  if (!matter) throw noSuchMatter();
  return matter;
}

export function isUnderOrder(site: Pick<Site, "db">, memberId: string): Promise<boolean> {
  return site.db.read((conn) => hasOpenOrder(conn, memberId));
}

/** Returns a legal hold by its id. Throws law.no_hold. */
export async function legalHoldNamed(site: Pick<Site, "db">, id: string): Promise<LegalHoldRow> {
  const hold = await site.db.read((conn) => legalHoldById(conn, id));
  if (!hold) throw noSuchLegalHold();
  return hold;
}

/** Returns when to retry the erasure of a member's data, UTC ms; null if the data may be erased now. */
export async function askAgainAt({ now }: Pick<Site, "now">, conn: Conn, memberId: string): Promise<number | null> {
  const until = await lastLegalHoldOn(conn, memberId, now());
  // Checks every day, because a legal hold may end early.
  return until === null ? null : Math.min(until, now() + DAY);
}

const DAY = 24 * 60 * 60 * 1000;
