import { insertSignal, openCase, withdrawSignal } from "~/app/domain/safety/signals/signals";
import type { Site } from "~/app/domain/site";
import type { Conn, Tx } from "~/db/handle";
import type { Asked } from "~/db/pages";
import type { RiskFigures } from "~/db/tables";
import * as rows from "./risk.queries";
import { RISK_RULES, type RiskRule, signalOf } from "./rules";

export type { Bound, RiskRule } from "./rules";
export { isRiskRule, reaches, ruleOf } from "./rules";

export interface Risk {
  rule: RiskRule;
  figures: RiskFigures;
}

const DAY = 24 * 60 * 60_000;

/** In ms: how long a signal waits for others. */
const COUNTED = 30 * DAY;

/** In ms: how long a cleared rule opens no case. */
const CLEARED = 90 * DAY;

/**
 * Stores a risk signal, once a day per rule. If the waiting signals reach the threshold, (re)opens the case about the
 * profile in this transaction; an open case takes the signal at once. Restricts nothing, notifies no one.
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

/** Withdraws a rule's signals about a member because their cause was reversed. Recomputes the score of the case. */
export async function withdrawRisk(tx: Tx, subjectId: string, rule: RiskRule): Promise<void> {
  for (const caseId of await rows.deleteRisks(tx, subjectId, rule))
    if (caseId !== null) await withdrawSignal(tx, { caseId, kind: signalOf(rule) });
}

async function isCleared(tx: Tx, caseId: string, waiting: rows.RiskRow[], now: number): Promise<boolean> {
  const last = await rows.lastDecision(tx, caseId);
  if (!last || (last.rule !== null && last.reversedAt === null) || last.at <= now - CLEARED) return false;
  const seen = await rows.signalsBefore(tx, caseId, last.at);
  return waiting.every(({ rule }) => seen.has(signalOf(rule as RiskRule)));
}

/** Returns a member's risk signals, newest first: those in a case, and those waiting. */
export function risksAbout(site: Pick<Site, "now">, conn: Conn, id: string, asked: Asked) {
  return rows.risksAbout(conn, id, site.now() - COUNTED, asked);
}

/** Returns the newest fifty risk signals. */
export async function risksOf(site: Pick<Site, "now" | "db">, id: string): Promise<NoticedRisk[]> {
  return (await site.db.read((conn) => risksAbout(site, conn, id, { limit: 50 }))).rows;
}

export type NoticedRisk = Awaited<ReturnType<typeof rows.risksAbout>>["rows"][number];
