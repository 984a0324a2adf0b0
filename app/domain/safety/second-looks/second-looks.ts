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

/** A decision of a person's that was just made. */
export interface Decided {
  /** The decision's, which its restrictions have as well. */
  key: string;
  kind: LookRow["kind"];
  targetId: string;
  /** "" where nobody knows. */
  subjectId: string;
  actor: string;
  /** The rule of the house in words; of a photo, the category. Null where none was broken. */
  rule: string | null;
}

/**
 * Draws lots for a decision in its own commit, after what it restricts. The lot follows from the decision's key, which is random,
 * and a secret: nobody foresees it, and nobody changes it. Once more where more is restricted under the same key.
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

/** Of ten thousand. */
export function lotOf({ signer }: Pick<Site, "signer">, key: string): number {
  const [, mac = ""] = signer.sign("second_look", key, 0).split(".");
  return Buffer.from(mac, "base64url").readUInt32BE() % (100 * PER_PERCENT);
}

const PER_PERCENT = 100;

/** The gravest of what was restricted. */
function measureOf(restricted: Pick<Restriction, "kind">[]): Measure {
  const has = (kind: Restriction["kind"]) => restricted.some((each) => each.kind === kind);
  if (has("terminated")) return "closed";
  if (has("suspended")) return "suspended";
  if (has("held")) return "writing";
  return restricted.length > 0 ? "content" : "none";
}

export type { HandedOut } from "./second-looks.queries";

/** What somebody who looks again is given: nothing of how it was decided. */
export type Look = Pick<LookRow, "id" | "kind" | "targetId" | "subjectId" | "decidedAt">;

/** How many decisions are looked at again, in percent: of those since a moment (UTC ms), and of those before it. */
export interface Drawing {
  percent: number;
  since: number;
  former: number;
}

/** Who asks for a second look, as the audit names them, and how many there are. */
export interface Asking extends Drawing {
  holder: string;
}

/** What waits for this operator and is not somebody else's, the longest waiting first. What waited for a month drops out. */
export async function looksWaiting(site: Site, { holder, ...drawing }: Asking): Promise<Look[]> {
  const now = site.now();
  const rows = await site.db.read((conn) => waitingLooks(conn, handedOut(site, drawing)));
  return rows.filter((row) => !isKnownTo(row, holder) && isFree(row, holder, now)).map(blind);
}

/** Which decisions somebody is still given to look at. */
export function handedOut({ now }: Pick<Site, "now">, { percent, since, former }: Drawing): HandedOut {
  return { since: now() - FRESH, below: percent * PER_PERCENT, changedAt: since, belowBefore: former * PER_PERCENT };
}

/** Takes one for ten minutes. False where somebody looked, or somebody else is looking. */
export function takeLook(site: Site, holder: string, id: string): Promise<boolean> {
  const now = site.now();
  return site.db.transact((tx) => claimLook(tx, { id, holder, now, until: now + LEASE }));
}

/** In ms. */
const LEASE = 10 * 60_000;

/** Throws console.not_found where there is none for this operator, quality.taken where somebody looked, or is looking. */
export async function lookFor(site: Site, holder: string, id: string): Promise<Look> {
  return blind(checkedFor(await site.db.read((conn) => lookById(conn, id)), holder, site.now()));
}

/**
 * The language whose house rules a second look chooses from. It is the one that the member reads; where the rule of the decision is not
 * among those, since they read another one then, it is a language that has it: two people who choose from other rules could not agree.
 * Throws as `lookFor` does.
 */
export async function languageOfLook(site: Site, holder: string, id: string, reads: Language): Promise<Language> {
  const { firstRule } = checkedFor(await site.db.read((conn) => lookById(conn, id)), holder, site.now());
  return languageOfRule(site, firstRule, reads);
}

/** Removes one whose content is gone: there is nothing to look at. */
export function dropLook(site: Site, id: string): Promise<void> {
  return site.db.transact((tx) => deleteLook(tx, id));
}

/** What somebody says who looked again. */
export interface Verdict {
  /** As `placeOfRule` gives it; of a photo, a category. Null where none is broken. */
  rule: string | null;
  measure: string;
}

/**
 * Keeps what this operator would have decided. It changes nothing for anybody. Gives whether the two agree. Throws `invalid` for
 * what is no rule or no measure, and as `lookFor` does.
 */
export function answerLook(site: Site, operator: Operator, id: string, said: Verdict): Promise<boolean> {
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const look = checkedFor(await lookById(tx, id), operator.name, site.now());
      const { rule, measure } = checkedVerdict(site, look, said);
      const answer = { lookedAt: site.now(), secondRule: rule, secondMeasure: measure };
      if (!(await setAnswer(tx, id, answer))) throw lookTaken();
      const value = look.firstRule === rule && look.firstMeasure === measure;
      // Of nobody: nothing is done to a member, and whoever was looked at is not told what two people thought of them.
      const on = { kind: "second_look" as const, id };
      const states = { before: {}, after: { agrees: value } };
      return { value, act: { act: "second_looks.answer" as const, on, member: null, reason: "", ...states } };
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

/** Notes that an operator saw what became of somebody, or of a case: no second look at that is theirs any more. */
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

/** A look that says something else than the decision did. */
export type Disagreement = LookRow & { secondRule: string; secondMeasure: Measure };

/** Those of the last three months about which nobody has said who was right, the newest first. */
export async function disagreements(site: Site): Promise<Disagreement[]> {
  const rows = await site.db.read((conn) => unsettledSince(conn, site.now() - SHOWN));
  return rows.map((row) => ({ ...row, secondRule: row.secondRule ?? "", secondMeasure: row.secondMeasure ?? "none" }));
}

/** In ms. */
const SHOWN = 92 * 24 * 60 * 60_000;

/** Throws console.not_found where the two agreed, or nobody has looked. */
export async function disagreementWith(site: Site, id: string): Promise<Disagreement> {
  const row = await site.db.read((conn) => lookById(conn, id));
  if (!row || !differs(row)) throw lookNotFound();
  return { ...row, secondRule: row.secondRule ?? "", secondMeasure: row.secondMeasure ?? "none" };
}

/** Says who was right where two disagree. What follows from it is done by hand. Throws as `disagreementWith` does, and quality.taken. */
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
      return { value: undefined, act: { act: "second_looks.settle" as const, on, member: null, reason, ...states } };
    }),
  );
}

/** What the two said of one thing that was looked at again, and how often they said just that. */
export type Pair = Awaited<ReturnType<typeof pairsIn>>[number];

/** What was looked at again in a time, UTC ms; `to` is not part of it. */
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
