import { enqueueMail } from "~/app/domain/reach/mail/mail";
import { imposedBy, KEPT, type Restriction } from "~/app/domain/safety/restrictions/restrictions";
import { warnedBy } from "~/app/domain/safety/warnings/warnings";
import type { Site } from "~/app/domain/site";
import type { Conn, Tx } from "~/db/handle";
import type { AppealOutcome } from "~/db/tables";
import {
  type ComplaintRow,
  complaintsOfCase,
  decidedBy,
  decisionByKey,
  insertAppeal,
  setAnswer,
  setAppealAnswer,
} from "./complaints.queries";
import { SERVICE } from "./complaints.schema";
import { sameActor } from "./reports.errors";
import type { CaseRow } from "./reports.queries";

/** Returns the path of the page with the complaint's status. */
export function complaintPath({ id }: Pick<ComplaintRow, "id">): string {
  return `/complaints/${id}`;
}

/**
 * Returns whether an appeal waits, and the authors of the contested decisions: every decision about the member that can
 * still be appealed.
 */
export async function appealIn(
  site: Pick<Site, "now">,
  conn: Conn,
  { id, subjectId }: Pick<CaseRow, "id" | "subjectId">,
): Promise<{ waits: boolean; against: string[] }> {
  const complaints = await complaintsOfCase(conn, id);
  const appealed = complaints.filter(({ complaint }) => isAppealed(complaint));
  const isFirst = complaints.some(({ complaint, reason }) => reason === "appeal" && complaint.decisionKey === null);
  const against = isFirst && subjectId ? await decidedAgainst(conn, subjectId, site.now() - KEPT) : [];
  for (const { complaint } of appealed) {
    const decision = await decisionByKey(conn, complaint.decisionKey ?? "");
    if (decision) against.push(decision.actor);
  }
  return { waits: isFirst || appealed.length > 0, against };
}

async function decidedAgainst(conn: Conn, memberId: string, since: number): Promise<string[]> {
  const restricted = await imposedBy(conn, memberId, since);
  const decided = await decidedBy(conn, memberId, since);
  return [...new Set([...restricted, ...(await warnedBy(conn, memberId, since)), ...decided])];
}

/** Throws reports.same_actor if `actor` took a decision that an appeal in the case contests. */
export async function assertMayDecide(
  site: Pick<Site, "now">,
  conn: Conn,
  about: Pick<CaseRow, "id" | "subjectId">,
  actor: string,
): Promise<void> {
  if (isAmong(actor, (await appealIn(site, conn, about)).against)) throw sameActor();
}

/** Whether `actor` took one of these decisions. */
export function isAmong(actor: string, actors: string[]): boolean {
  return actors.some((each) => each.toLowerCase() === actor.toLowerCase());
}

interface Answer {
  decisionKey: string;
  /** Outcome of the case's appeals; derived from the decision if omitted. */
  outcome?: AppealOutcome | undefined;
  imposed: number;
  /** Active restrictions of the subject before the decision. */
  standing: Pick<Restriction, "item">[];
}

/** Answers the waiting complaints and appeals of a case, and stores the outcome of appeals for moderation reports. */
export async function answerComplaints(site: Site, tx: Tx, caseId: string, answer: Answer): Promise<void> {
  const { decisionKey } = answer;
  for (const { complaint, number, reason, flagger } of await complaintsOfCase(tx, caseId)) {
    const isSecond = isAppealed(complaint);
    if (isSecond) await setAppealAnswer(tx, complaint.id, decisionKey);
    else if (complaint.decisionKey === null) await setAnswer(tx, complaint.id, decisionKey);
    else continue;
    const isCounted = !SERVICE.includes(reason) && (isSecond || reason === "appeal");
    if (isCounted) await noteAppeal(site, tx, { complaint, reason, flagger }, answer);
    const answered = { kind: "complaint_answered" as const, about: caseId, cause: decisionKey };
    await mailComplainant(site, tx, complaint, { ...answered, params: { number } });
  }
}

interface Appeal {
  complaint: ComplaintRow;
  reason: string;
  flagger: string | null;
}

function noteAppeal(
  site: Site,
  tx: Tx,
  { complaint, reason, flagger }: Appeal,
  { decisionKey, outcome, imposed, standing }: Answer,
): Promise<void> {
  const { reportId, memberId, at } = complaint;
  const isNotice = reason !== "appeal";
  const notice = flagger === null ? ("notice" as const) : ("trusted_notice" as const);
  const about = isNotice ? notice : contested(standing);
  // A complaint that nothing was done succeeds if the new decision imposes something.
  const usual = isNotice && imposed > 0 ? "reversed" : "upheld";
  const times = { at: complaint.appealedAt ?? at, decidedAt: site.now() };
  const came = { outcome: outcome ?? usual, imposed, decisionKey } as const;
  return insertAppeal(tx, { id: site.newId(), reportId, memberId, about, ...came, ...times });
}

/** Returns the gravest active restriction, which the appeal contests. */
function contested(standing: Pick<Restriction, "item">[]): "account" | "service" | "visibility" {
  const has = (item: Restriction["item"]) => standing.some((each) => each.item === item);
  return has("account") ? "account" : has("writing") ? "service" : "visibility";
}

function isAppealed({ appealedAt, appealKey }: ComplaintRow): boolean {
  return appealedAt !== null && appealKey === null;
}

interface Told {
  kind: "complaint_received" | "complaint_answered";
  /** The case that the email is about. */
  about: string;
  params: Record<string, string>;
  /** Id of the cause: each cause sends one email. */
  cause: string;
}

export async function mailComplainant(
  site: Site,
  tx: Tx,
  { id, email, language, name, memberId }: ComplaintRow,
  { kind, about, params, cause }: Told,
): Promise<void> {
  if (email === "") return;
  const reader = { account: memberId ?? "", about, to: email, language, name };
  await enqueueMail(site, tx, { kind, ...reader, params, action: { path: complaintPath({ id }) } }, `${id} ${cause}`);
}
