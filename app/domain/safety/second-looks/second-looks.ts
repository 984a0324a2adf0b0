import { wrongFields } from "~/app/domain/checked";
import type { Operator } from "~/app/domain/operator";
import { isCategory, type Restriction, restrictionsOfDecisions } from "~/app/domain/safety/restrictions/restrictions";
import { isPlaceOfRule, languageOfRule, placeOfRule } from "~/app/domain/safety/restrictions/rules";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import type { Language } from "~/app/locales";
import type { Tx } from "~/db/handle";
import type { Finding, Measure } from "~/db/tables";
import { lookNotFound, lookTaken } from "./second-looks.errors";
import {
  claimLook,
  deleteLook,
  type HandedOut,
  keepLook,
  type LookRow,
  lookById,
  pairsIn,
  setAnswer,
  setFinding,
  setKnownTo,
  unsettledSince,
  waitingAbout,
  waitingLooks,
} from "./second-looks.queries";
import { FRESH, MOST_PERCENT } from "./second-looks.schema";

export const MEASURES = ["none", "content", "writing", "suspended", "closed"] as const satisfies Measure[];
export const FINDINGS = ["first", "second", "unclear"] as const satisfies Finding[];

export interface Decided {
  /** The decision's key, shared with its restrictions. */
  key: string;
  kind: LookRow["kind"];
  targetId: string;
  /** The member concerned; "" if unknown. */
  subjectId: string;
  actor: string;
  /** The text of the house rule; for a photo, the category. Null if none was broken. */
  rule: string | null;
}

/**
 * Draws lots for a decision in its transaction, after its restrictions. The lot derives from the decision's random key
 * and a secret, so no operator can foresee or change it.
 */
export async function drawSecondLook(
  site: Site,
  tx: Tx,
  { key, kind, targetId, subjectId, actor, rule }: Decided,
): Promise<void> {
  const lot = lotOf(site, key);
  if (lot >= MOST_PERCENT * PER_PERCENT) return;
  const [firstRule, firstMeasure] =
    kind === "photo"
      ? ([rule ?? "", rule === null ? "none" : "content"] as const)
      : ([rule === null ? "" : placeOfRule(site, rule), measureOf(await restrictionsOfDecisions(tx, [key]))] as const);
  const unseen = { claimedBy: null, claimedUntil: null, lookedAt: null, secondRule: null, secondMeasure: null };
  await keepLook(tx, {
    ...{ id: key, kind, targetId, subjectId, lot, knownTo: [actor], decidedAt: site.now() },
    ...{ firstRule, firstMeasure, ...unseen, settledAt: null, finding: null },
  });
}

/** Returns a number below ten thousand. */
export function lotOf({ signer }: Pick<Site, "signer">, key: string): number {
  const [, mac = ""] = signer.sign("second_look", key, 0).split(".");
  return Buffer.from(mac, "base64url").readUInt32BE() % (100 * PER_PERCENT);
}

const PER_PERCENT = 100;

function measureOf(restricted: Pick<Restriction, "kind">[]): Measure {
  const has = (kind: Restriction["kind"]) => restricted.some((each) => each.kind === kind);
  if (has("terminated")) return "closed";
  if (has("suspended")) return "suspended";
  if (has("held")) return "writing";
  return restricted.length > 0 ? "content" : "none";
}

export type { HandedOut } from "./second-looks.queries";

/** The data that the second operator gets, without anything about the first decision. */
export type Look = Pick<LookRow, "id" | "kind" | "targetId" | "subjectId" | "decidedAt">;

/** Share of decisions to judge again, in percent: for those since a moment (UTC ms), and for those before. */
export interface Drawing {
  percent: number;
  since: number;
  former: number;
}

/** The operator who asks, named as in the audit, with the present share. */
export interface Asking extends Drawing {
  holder: string;
}

/** Returns the second looks that this operator may take, longest waiting first. A second look expires after a month. */
export async function looksWaiting(site: Site, { holder, ...drawing }: Asking): Promise<Look[]> {
  const now = site.now();
  const rows = await site.db.read((conn) => waitingLooks(conn, handedOut(site, drawing)));
  return rows.filter((row) => !isKnownTo(row, holder) && isFree(row, holder, now)).map(blind);
}

export function handedOut({ now }: Pick<Site, "now">, { percent, since, former }: Drawing): HandedOut {
  return { since: now() - FRESH, below: percent * PER_PERCENT, changedAt: since, belowBefore: former * PER_PERCENT };
}

/** Leases a second look for ten minutes. Returns false if another operator has judged it or holds its lease. */
export function takeLook(site: Site, holder: string, id: string): Promise<boolean> {
  const now = site.now();
  return site.db.transact((tx) => claimLook(tx, { id, holder, now, until: now + LEASE }));
}

/** How long an operator leases a second look, in ms. */
const LEASE = 10 * 60_000;

/**
 * Returns a second look. Throws console.not_found if this operator may not judge it, and quality.taken if another
 * operator judged or leases it.
 */
export async function lookFor(site: Site, holder: string, id: string): Promise<Look> {
  return blind(checkedFor(await site.db.read((conn) => lookById(conn, id)), holder, site.now()));
}

/**
 * Returns the language of the house rules for a second look: `reads`, or one that contains the rule of the decision.
 * Two operators who choose from different rules could not agree. Throws like `lookFor`.
 */
export async function languageOfLook(site: Site, holder: string, id: string, reads: Language): Promise<Language> {
  const { firstRule } = checkedFor(await site.db.read((conn) => lookById(conn, id)), holder, site.now());
  return languageOfRule(site, firstRule, reads);
}

/** Deletes a second look whose content is gone. */
export function dropLook(site: Site, id: string): Promise<void> {
  return site.db.transact((tx) => deleteLook(tx, id));
}

export interface Verdict {
  /** The place of the broken rule, as in `placeOfRule`; for a photo, a category. Null if none is broken. */
  rule: string | null;
  measure: string;
}

/**
 * Stores what this operator would have decided. Changes nothing for the member. Returns whether both agree. Throws
 * `invalid` for an unknown rule or measure, and like `lookFor`.
 */
export function answerLook(site: Site, operator: Operator, id: string, said: Verdict): Promise<boolean> {
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const look = checkedFor(await lookById(tx, id), operator.name, site.now());
      const { rule, measure } = checkedVerdict(site, look, said);
      const answer = { lookedAt: site.now(), secondRule: rule, secondMeasure: measure };
      if (!(await setAnswer(tx, id, answer))) throw lookTaken();
      const value = look.firstRule === rule && look.firstMeasure === measure;
      // Names no member: a second look does nothing to a member, and the member must not learn of it.
      const on = { kind: "second_look" as const, id };
      const states = { before: {}, after: { agrees: value } };
      return { value, entry: { action: "second_looks.answer" as const, on, member: null, reason: "", ...states } };
    }),
  );
}

function checkedVerdict(site: Site, { kind }: LookRow, { rule, measure }: Verdict): { rule: string; measure: Measure } {
  if (rule === null) return { rule: "", measure: "none" };
  if (kind === "photo" ? !isCategory(rule) : !isPlaceOfRule(site, rule)) throw wrongFields({ rule: [MISSING] });
  if (kind === "photo") return { rule, measure: "content" };
  const named = MEASURES.find((each) => each === measure);
  if (named === undefined) throw wrongFields({ measure: [MISSING] });
  return { rule, measure: named };
}

const MISSING = { key: "console.choice_missing" } as const;

/** Records that an operator saw the outcome for a member or case: they get no second look at it. */
export async function noteKnown(
  site: Site,
  holder: string,
  seen: { subjectId: string; targetId: string },
): Promise<void> {
  const since = site.now() - FRESH;
  const waiting = await site.db.read((conn) => waitingAbout(conn, seen, since));
  if (waiting.every((row) => isKnownTo(row, holder))) return;
  await site.db.transact(async (tx) => {
    for (const row of await waitingAbout(tx, seen, since))
      if (!isKnownTo(row, holder)) await setKnownTo(tx, row.id, [...row.knownTo, holder]);
  });
}

export type Disagreement = LookRow & { secondRule: string; secondMeasure: Measure };

/** Returns the unsettled disagreements of the last three months, newest first. */
export async function disagreements(site: Site): Promise<Disagreement[]> {
  const rows = await site.db.read((conn) => unsettledSince(conn, site.now() - SHOWN));
  return rows.map((row) => ({ ...row, secondRule: row.secondRule ?? "", secondMeasure: row.secondMeasure ?? "none" }));
}

/** How long an unsettled disagreement is listed, in ms. */
const SHOWN = 92 * 24 * 60 * 60_000;

/**
 * Returns an unsettled disagreement. Throws console.not_found if both answers agree, or there is no second answer yet.
 */
export async function disagreementWith(site: Site, id: string): Promise<Disagreement> {
  const row = await site.db.read((conn) => lookById(conn, id));
  if (!row || !differs(row)) throw lookNotFound();
  return { ...row, secondRule: row.secondRule ?? "", secondMeasure: row.secondMeasure ?? "none" };
}

/** Records the ruling; operators act on it by hand. Throws like `disagreementWith`, and quality.taken. */
export async function settleDisagreement(
  site: Site,
  operator: Operator,
  id: string,
  { finding, reason: typed }: { finding: Finding; reason: string },
): Promise<void> {
  const reason = requiredReason(typed);
  await site.db.transact(
    audited(site, operator, async (tx) => {
      const row = await lookById(tx, id);
      if (!row || !differs(row)) throw lookNotFound();
      if (!(await setFinding(tx, id, { settledAt: site.now(), finding }))) throw lookTaken();
      const on = { kind: "second_look" as const, id };
      const states = { before: {}, after: { finding } };
      return {
        value: undefined,
        entry: { action: "second_looks.settle" as const, on, member: null, reason, ...states },
      };
    }),
  );
}

export type Pair = Awaited<ReturnType<typeof pairsIn>>[number];

/** Returns the pairs of answers in a period, UTC ms; `to` is exclusive. */
export function pairsOf(site: Pick<Site, "db">, period: { from: number; to: number }): Promise<Pair[]> {
  return site.db.read((conn) => pairsIn(conn, period));
}

function differs({ lookedAt, firstRule, firstMeasure, secondRule, secondMeasure }: LookRow): boolean {
  return lookedAt !== null && (firstRule !== secondRule || firstMeasure !== secondMeasure);
}

function checkedFor(row: LookRow | undefined, holder: string, now: number): LookRow {
  if (!row || isKnownTo(row, holder)) throw lookNotFound();
  if (row.lookedAt !== null || !isFree(row, holder, now)) throw lookTaken();
  return row;
}

function isKnownTo({ knownTo }: LookRow, holder: string): boolean {
  return knownTo.some((each) => each.toLowerCase() === holder.toLowerCase());
}

function isFree({ claimedBy, claimedUntil }: LookRow, holder: string, now: number): boolean {
  return claimedUntil === null || claimedUntil <= now || claimedBy === holder;
}

function blind({ id, kind, targetId, subjectId, decidedAt }: LookRow): Look {
  return { id, kind, targetId, subjectId, decidedAt };
}
