import { addresseeOf } from "~/app/domain/account/accounts/accounts";
import { memberNotFound } from "~/app/domain/account/accounts/accounts.errors";
import type { Operator } from "~/app/domain/operator";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import type { Conn } from "~/db/handle";
import type { Asked, Page } from "~/db/pages";
import type { AuthorityMatterKind } from "~/db/tables";
import { holdOver, noSuchHold, noSuchMatter, settledAlready } from "./authorities.errors";
import {
  endHoldRow,
  type HoldRow,
  hasOpenOrder,
  holdById,
  holdsOf,
  insertHold,
  insertMatter,
  lastHoldOn,
  type MatterRow,
  matterById,
  mattersOf,
  settleMatter,
} from "./authorities.queries";

export type { HoldRow as Hold, MatterRow as Matter } from "./authorities.queries";

/** What an authority asks of the site, or what the site tells an authority. */
export interface MatterGiven {
  kind: AuthorityMatterKind;
  authority: string;
  country: string;
  reference: string;
  category: string;
  items: number;
  /** Null where it is about nobody with an account. */
  memberId: string | null;
  /** What it says, or what was told. */
  facts: string;
}

/**
 * Notes an order that came, or a notice of a threat to life that was given to the police. None of these acts names its member:
 * what names one is in the member's export. Gives its id. Throws account.reason_missing, account.no_member.
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
      return { value: id, act: { act: "authorities.record" as const, on, member: null, reason: facts, ...states } };
    }),
  );
}

/** What an order has a time of besides its receipt: when that was confirmed, and when it was complied with. */
const SETTLED = {
  confirmed: { column: "confirmedAt", act: "authorities.confirm" },
  complied: { column: "effectAt", act: "authorities.comply" },
} as const;

/** Notes that the authority was told that its order came, or that it was complied with. Throws law.no_matter, law.settled. */
export function settleOrder(
  site: Site,
  operator: Operator,
  id: string,
  { settled, reason }: { settled: keyof typeof SETTLED; reason: string },
): Promise<void> {
  const { column, act } = SETTLED[settled];
  const why = requiredReason(reason);
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const matter = await matterById(tx, id);
      if (!matter) throw noSuchMatter();
      if (matter.kind === "police" || !(await settleMatter(tx, id, column, site.now()))) throw settledAlready();
      const on = { kind: "authority" as const, id };
      const states = { before: { [column]: null }, after: { [column]: site.now() } };
      return { value: undefined, act: { act, on, member: null, reason: why, ...states } };
    }),
  );
}

/** The newest first. */
export function mattersAt(site: Pick<Site, "db">, asked: Asked = {}): Promise<Page<MatterRow>> {
  return site.db.read((conn) => mattersOf(conn, asked));
}

export interface HoldGiven {
  /** Who asked for it, with their reference. */
  authority: string;
  reason: string;
  /** UTC ms. */
  until: number;
}

/**
 * Keeps an account, and what is kept as evidence about it, from being erased until then. Its member is told nothing: deleting
 * the account looks as it always does. Gives its id. Throws account.reason_missing, account.no_member, law.hold_until_wrong.
 */
export async function placeHold(
  site: Site,
  operator: Operator,
  memberId: string,
  { authority, reason, until }: HoldGiven,
): Promise<string> {
  const why = requiredReason(reason);
  return site.db.transact(
    audited(site, operator, async (tx) => {
      if (!(await addresseeOf(tx, memberId))) throw memberNotFound();
      if (until <= site.now()) throw holdOver();
      const id = site.newId();
      const row = { id, memberId, authority, reason: why, actor: operator.name, from: site.now(), until };
      await insertHold(tx, { ...row, endedAt: null });
      const on = { kind: "hold" as const, id };
      const states = { before: {}, after: { until, authority } };
      return { value: id, act: { act: "holds.place" as const, on, member: null, reason: why, ...states } };
    }),
  );
}

/** Ends a hold before its time: what was to be erased is, within a day. Throws law.no_hold, law.settled. */
export function endHold(site: Site, operator: Operator, id: string, reason: string): Promise<void> {
  const why = requiredReason(reason);
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const hold = await holdById(tx, id);
      if (!hold) throw noSuchHold();
      if (hold.until <= site.now() || !(await endHoldRow(tx, id, site.now()))) throw settledAlready();
      const on = { kind: "hold" as const, id };
      const states = { before: { until: hold.until }, after: { endedAt: site.now() } };
      return { value: undefined, act: { act: "holds.end" as const, on, member: null, reason: why, ...states } };
    }),
  );
}

/** The newest first, those that are over as well. */
export function holdsAt(site: Pick<Site, "db">, asked: Asked = {}): Promise<Page<HoldRow>> {
  return site.db.read((conn) => holdsOf(conn, asked));
}

/** Throws law.no_matter. */
export async function matterNamed(site: Pick<Site, "db">, id: string): Promise<MatterRow> {
  const matter = await site.db.read((conn) => matterById(conn, id));
  if (!matter) throw noSuchMatter();
  return matter;
}

/** Whether an order about this member came that was not complied with yet. */
export function isUnderOrder(site: Pick<Site, "db">, memberId: string): Promise<boolean> {
  return site.db.read((conn) => hasOpenOrder(conn, memberId));
}

/** Throws law.no_hold. */
export async function holdNamed(site: Pick<Site, "db">, id: string): Promise<HoldRow> {
  const hold = await site.db.read((conn) => holdById(conn, id));
  if (!hold) throw noSuchHold();
  return hold;
}

/** When somebody should ask next whether a member's data may be erased, UTC ms; null where it may be now. */
export async function askAgainAt({ now }: Pick<Site, "now">, conn: Conn, memberId: string): Promise<number | null> {
  const until = await lastHoldOn(conn, memberId, now());
  // A hold may be ended earlier.
  return until === null ? null : Math.min(until, now() + DAY);
}

const DAY = 24 * 60 * 60 * 1000;
