import { insertSignal, openCase, withdrawSignal } from "~/app/domain/safety/signals/signals";
import type { Site } from "~/app/domain/site";
import type { Conn, Tx } from "~/db/handle";
import type { Asked } from "~/db/pages";
import type { RiskFigures } from "~/db/tables";
import * as rows from "./risk.queries";
import { RISK_RULES, type RiskRule, signalOf } from "./rules";

export type { Bound, RiskRule } from "./rules";
export { isRiskRule, reaches, ruleOf } from "./rules";

/** Something that a rule noticed about a member. */
export interface Risk {
  rule: RiskRule;
  figures: RiskFigures;
}

const DAY = 24 * 60 * 60_000;

/** In ms: so long a signal waits for others. */
const COUNTED = 30 * DAY;

/** In ms: so long what somebody found harmless opens no case again. */
const CLEARED = 90 * DAY;

/**
 * Keeps what a rule noticed, once a day for each rule. Where what waits of this member weighs enough, the case about the profile opens
 * in this commit, or opens again; an open one takes it in at once. It restricts nothing, and nobody is told.
 */
export async function noticeRisk(site: Site, tx: Tx, subjectId: string, { rule, figures }: Risk): Promise<void> {
  const at = site.now();
  if (await rows.isNoticed(tx, { subjectId, rule, since: at - DAY })) return;
  const { weight } = RISK_RULES[rule];
  const row = { id: site.newId(), subjectId, rule, weight, figures, day: Math.floor(at / DAY), at, caseId: null };
  if (!(await rows.insertRisk(tx, row))) return;
  await rows.forgetWaiting(tx, at - COUNTED);
  const waiting = await rows.waitingOf(tx, subjectId);
  const sum = waiting.reduce((total, each) => total + each.weight, 0);
  const known = await rows.caseAbout(tx, subjectId);
  if (known?.state !== "open") {
    if (sum < (await site.machine.riskThreshold())) return;
    if (known && (await isCleared(tx, known.id, waiting, at))) return;
  }
  const opened = { id: site.newId(), kind: "risky", targetId: subjectId, subjectId, weight: sum, at } as const;
  const caseId = await openCase(tx, opened);
  const joined = waiting.map(({ id }) => id);
  await rows.joinCase(tx, joined, caseId);
  for (const { rule: name, weight } of waiting)
    await insertSignal(tx, { id: site.newId(), caseId, subjectId, kind: signalOf(name as RiskRule), weight, at });
}

/** Withdraws what a rule noticed about a member because its cause does not hold. The score of the case is worked out anew. */
export async function withdrawRisk(tx: Tx, subjectId: string, rule: RiskRule): Promise<void> {
  for (const caseId of await rows.deleteRisks(tx, subjectId, rule))
    if (caseId !== null) await withdrawSignal(tx, { caseId, kind: signalOf(rule) });
}

/** Whether a person lately found nothing wrong in all that speaks for a case now. */
async function isCleared(tx: Tx, caseId: string, waiting: rows.RiskRow[], now: number): Promise<boolean> {
  const last = await rows.lastDecision(tx, caseId);
  if (!last || (last.rule !== null && last.reversedAt === null) || last.at <= now - CLEARED) return false;
  const seen = await rows.signalsBefore(tx, caseId, last.at);
  return waiting.every(({ rule }) => seen.has(signalOf(rule as RiskRule)));
}

/** What the site noticed about somebody by itself, the newest first: what speaks for a case, and what waits. */
export function risksAbout(site: Pick<Site, "now">, conn: Conn, id: string, asked: Asked) {
  return rows.risksAbout(conn, id, site.now() - COUNTED, asked);
}

/** The newest fifty of the same. */
export async function risksOf(site: Pick<Site, "now" | "db">, id: string): Promise<NoticedRisk[]> {
  return (await site.db.read((conn) => risksAbout(site, conn, id, { limit: 50 }))).rows;
}

/** A signal as operators read it. */
export type NoticedRisk = Awaited<ReturnType<typeof rows.risksAbout>>["rows"][number];
