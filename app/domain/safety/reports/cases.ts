import type { Operator } from "~/app/domain/operator";
import { type RestorePhotos, restoringPhotos } from "~/app/domain/people/photos/restoring";
import { mailsOf, type Preview } from "~/app/domain/reach/mail/mail";
import {
  type Circumstances,
  isRestrictedSince,
  KEPT,
  type Restriction,
  restrictionsOfDecisions,
  standingOf,
} from "~/app/domain/safety/restrictions/restrictions";
import { impose } from "~/app/domain/safety/sanctions/sanctions";
import { fraudForGood } from "~/app/domain/safety/sanctions/sanctions.errors";
import { drawSecondLook } from "~/app/domain/safety/second-looks/second-looks";
import { isWarnedSince } from "~/app/domain/safety/warnings/warnings";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { enqueue } from "~/app/domain/site/outbox/outbox";
import type { Conn, Tx } from "~/db/handle";
import type { Asked, Page } from "~/db/pages";
import type { AppealOutcome, Proof } from "~/db/tables";
import { answerComplaints, assertMayDecide } from "./answering";
import { type Classed, circumstancesIn } from "./circumstances";
import { ANSWERED_WITHIN } from "./complaints";
import { type ComplaintRow, complaintsOfCase, waitingSince } from "./complaints.queries";
import { forgetting } from "./forgetting";
import { giveBack } from "./giving-back";
import { type Answered, answerReports, oneToReporters, tellReporters } from "./outcomes";
import { lastWithRule } from "./outcomes.queries";
import { removeFromProfile } from "./removal";
import { caseChanged, caseNotFound, noAppealWaits, nothingGivenBack } from "./reports.errors";
import {
  type CaseRow,
  caseById,
  caseOfNumber,
  closeCase,
  type DecisionRow,
  decisionsOfCase,
  insertDecision,
  markActed,
  openCases,
  type ReportRow,
  reportsOfCase,
  type WantedCases,
} from "./reports.queries";

export interface Decision extends Classed {
  /** The deciding operator's name. */
  actor: string;
  /** The broken rule of the terms; null if none was broken. */
  rule: string | null;
  /** The findings, without personal data of others: the subject reads them. */
  facts: string;
  /** Suspends the case's subject until then, UTC ms; null is permanent. Omit to suspend no account. */
  suspendUntil?: number | null;
  /** Suspends permanently for fraud or a false identity. Members who answered the account are notified (`fraud`). */
  fraud?: boolean;
  /** The suspension to replace, as in `SanctionReasons` of a suspension. */
  replaces?: string | null | undefined;
  appeal?: { outcome: AppealOutcome; giveBack: string[] } | undefined;
  /** Evidence beyond the text. Only operators see it. */
  proof?: Proof[];
  /** Restricts something else under the decision's key. */
  restrict?: Restricting;
  /** Removes these texts from the profile that the case is about (`profiles/texts.ts`). */
  remove?: string[];
}

/** Restricts the subject of a decision that names a rule. */
export type Restricting = (reasons: {
  key: string;
  subjectId: string;
  rule: string;
  facts: string;
  about: Circumstances;
}) => Promise<void>;

/** An open case, with the deadline of its oldest waiting complaint: UTC ms, null without one. */
export type OpenCase = CaseRow & { dueAt: number | null };

/** Returns open cases of these kinds, heaviest first. A case that gains weight may move to an earlier page. */
export function casesToDecide(
  site: Site,
  asked: Asked = {},
  wanted: Partial<WantedCases> = {},
): Promise<Page<OpenCase>> {
  return site.db.read(async (conn) => {
    const { rows, next } = await openCases(conn, asked, { cases: true, service: true, ...wanted });
    return { rows: await withDue(conn, rows), next };
  });
}

export async function withDue(conn: Conn, rows: CaseRow[]): Promise<OpenCase[]> {
  const waiting = await waitingSince(
    conn,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const since = waiting.get(row.id);
    return { ...row, dueAt: since === undefined ? null : since + ANSWERED_WITHIN };
  });
}

/** Finds a case by its id or a report's number. `complaints` is keyed by report id. Throws reports.no_case. */
export async function caseOf(
  site: Site,
  idOrNumber: string,
): Promise<{
  case: CaseRow;
  reports: ReportRow[];
  complaints: Map<string, ComplaintRow>;
  decisions: DecisionRow[];
}> {
  return site.db.read(async (conn) => {
    const id = (await caseOfNumber(conn, idOrNumber)) ?? idOrNumber;
    const found = await caseById(conn, id);
    if (!found) throw caseNotFound();
    return {
      case: found,
      reports: await reportsOfCase(conn, id),
      complaints: new Map((await complaintsOfCase(conn, id)).map(({ complaint }) => [complaint.reportId, complaint])),
      decisions: await decisionsOfCase(conn, id),
    };
  });
}

/**
 * Decides a case as it was at `version`, closes it, and answers its waiting complaints and reports. The reported
 * content is erased six months later, unless the case is open again by then. Throws reports.no_case,
 * reports.case_changed, reports.same_actor if `actor` took a contested decision, suspensions.fraud_for_good for fraud
 * without a suspension, and errors of `impose` and `removeFromProfile`.
 */
export async function decide(
  site: Site,
  operator: Operator,
  id: string,
  version: number,
  decision: Decision,
): Promise<void> {
  const photos = await photosToRestore(site, id, decision);
  await restoringPhotos(site, photos, (restorePhotos) =>
    audited(site, operator, async (tx) => {
      const { key, subjectId } = await decideIn(site, tx, { id, version }, decision, restorePhotos);
      const on = { kind: "case" as const, id };
      const { fraud, appeal } = decision;
      const more = { ...(fraud && { fraud }), ...(appeal && { outcome: appeal.outcome }) };
      const states = { before: { state: "open" }, after: { state: "closed", decision: key, ...more } };
      const name = appeal ? ("appeals.decide" as const) : ("cases.decide" as const);
      const entry = { action: name, on, member: subjectId || null, reason: decision.facts, ...states };
      return { value: undefined, entry };
    }),
  );
}

/** Previews the emails of `decide` in their readers' languages, reduced by `oneToReporters`. Throws like `decide`. */
export function previewDecision(site: Site, id: string, version: number, decision: Decision): Promise<Preview[]> {
  const preview = async (previewing: Site, tx: Tx) => void (await decideIn(previewing, tx, { id, version }, decision));
  return mailsOf(site, preview, oneToReporters);
}

async function photosToRestore(site: Site, id: string, { appeal }: Decision): Promise<string[]> {
  if (!appeal) return [];
  return site.db.read(async (conn) => {
    const { subjectId } = (await caseById(conn, id)) ?? {};
    const standing = subjectId ? await standingOf(site, conn, subjectId) : [];
    return chosenOf(standing, appeal).flatMap(({ item, itemId }) => (item === "photo" ? itemId : []));
  });
}

/**
 * Returns the restrictions that an appeal reverses. Throws law.give_back_missing if a partial reversal names no
 * restriction.
 */
function chosenOf(standing: Restriction[], { outcome, giveBack: ids }: NonNullable<Decision["appeal"]>): Restriction[] {
  if (outcome === "reversed") return standing;
  if (outcome !== "partially_reversed") return [];
  const chosen = standing.filter(({ id }) => ids.includes(id));
  if (chosen.length === 0 || chosen.length < ids.length) throw nothingGivenBack();
  return chosen;
}

/** Decides within another verb's transaction, and notifies the reporters. */
export async function decideIn(
  site: Site,
  tx: Tx,
  about: Pick<CaseRow, "id" | "version">,
  decision: Decision,
  restorePhotos: RestorePhotos = async () => [],
): Promise<Pick<Decided, "key" | "subjectId">> {
  const { answered, ...decided } = await decideUntold(site, tx, about, decision, restorePhotos);
  await tellReporters(site, tx, answered);
  return decided;
}

/** Whether the subject was restricted or warned since the waiting reports came in. */
async function isActedOn(tx: Tx, { id, subjectId, openedAt }: CaseRow): Promise<boolean> {
  if (!subjectId) return false;
  const waiting = (await reportsOfCase(tx, id)).filter(({ decisionKey }) => decisionKey === null);
  const since = waiting.length > 0 ? Math.min(...waiting.map(({ at }) => at)) : openedAt;
  return (await isRestrictedSince(tx, subjectId, since)) || (await isWarnedSince(tx, subjectId, since));
}

interface Decided {
  key: string;
  subjectId: string;
  /** Reports whose reporters must be notified. */
  answered: Answered[];
}

/** Decides a case. The caller must notify the reporters. */
export async function decideUntold(
  site: Site,
  tx: Tx,
  { id, version }: Pick<CaseRow, "id" | "version">,
  {
    actor,
    rule,
    facts,
    suspendUntil,
    fraud = false,
    replaces,
    remove = [],
    proof = [],
    appeal,
    restrict,
    ...classed
  }: Decision,
  restorePhotos: RestorePhotos = async () => [],
): Promise<Decided> {
  const found = await caseById(tx, id);
  if (!found) throw caseNotFound();
  await assertMayDecide(site, tx, found, actor);
  const about = await circumstancesIn(site, tx, found, { actor, rule, fraud, ...classed });
  const at = site.now();
  if (!(await closeCase(tx, { id, version, at }))) throw caseChanged();
  const { subjectId } = found;
  const standing = subjectId ? await standingOf(site, tx, subjectId) : [];
  if (appeal && !about.byAppeal) throw noAppealWaits();
  const key = site.newId();
  const named = proof.length > 0 ? proof : null;
  await insertDecision(tx, { key, caseId: id, subjectId, actor, rule, facts, automated: false, at, proof: named });
  if (fraud && suspendUntil === undefined && !restrict) throw fraudForGood();
  const reasons = { key, subjectId, rule, facts, about };
  if (suspendUntil !== undefined) await impose(site, tx, "suspension", { ...reasons, fraud, replaces }, suspendUntil);
  if (remove.length > 0) await removeFromProfile(site, tx, reasons, remove);
  if (restrict && rule !== null) await restrict({ ...reasons, rule });
  const restrictions = appeal ? chosenOf(standing, appeal) : [];
  if (appeal && subjectId) {
    const back = { restrictions, whole: appeal.outcome === "reversed", restorePhotos };
    await giveBack(site, tx, { key, caseId: id, memberId: subjectId, actor, facts, ...back });
  }
  const imposed = (await restrictionsOfDecisions(tx, [key])).length;
  const acted = rule !== null && (restrict !== undefined || imposed > 0 || (await isActedOn(tx, found)));
  if (acted) await markActed(tx, key);
  await answerComplaints(site, tx, id, { decisionKey: key, outcome: appeal?.outcome, imposed, standing });
  // The reports are about the earlier decision, unless the appeal reversed it.
  const before = appeal && appeal.outcome !== "reversed" ? await lastWithRule(tx, id) : undefined;
  const answered = await answerReports(tx, id, before ?? { key, rule, acted });
  // A decision on an appeal is a second look already.
  if (!about.byAppeal && found.kind !== "service")
    await drawSecondLook(site, tx, { key, kind: "case", targetId: id, subjectId, actor, rule });
  await enqueue(site, tx, forgetting, { key: `${id} ${at}`, payload: { case: id, closedAt: at }, dueAt: at + KEPT });
  return { key, subjectId, answered };
}
