import { enqueueMail } from "~/app/domain/reach/mail/mail";
import { decisionOfSuspension } from "~/app/domain/safety/suspensions/suspensions";
import type { Site } from "~/app/domain/site";
import type { Conn, Tx } from "~/db/handle";
import { type ComplaintRow, complaintsOfCase, decisionByKey, setAnswer, setAppealAnswer } from "./complaints.queries";
import { sameActor } from "./reports.errors";
import type { CaseRow } from "./reports.queries";

/** The page where the complainant sees the complaint's status. */
export function complaintPath({ id }: Pick<ComplaintRow, "id">): string {
  return `/complaints/${id}`;
}

/** Throws reports.same_actor where an appeal waits in the case against a decision that `actor` took. */
export async function assertMayDecide(
  conn: Conn,
  { id, subjectId }: Pick<CaseRow, "id" | "subjectId">,
  actor: string,
): Promise<void> {
  const waiting = await complaintsOfCase(conn, id);
  const answers = waiting.flatMap(({ complaint }) => (isAppealed(complaint) ? (complaint.decisionKey ?? []) : []));
  const suspended = waiting.some(({ complaint, reason }) => reason === "appeal" && complaint.decisionKey === null);
  const suspension = suspended ? await decisionOfSuspension(conn, subjectId) : undefined;
  for (const key of suspension ? [...answers, suspension] : answers) {
    const first = await decisionByKey(conn, key);
    if (first?.actor.toLowerCase() === actor.toLowerCase()) throw sameActor();
  }
}

/** The decision is the answer to all complaints and appeals of the case that wait for one; who left an address is mailed. */
export async function answerComplaints(site: Site, tx: Tx, caseId: string, decisionKey: string): Promise<void> {
  for (const { complaint, number } of await complaintsOfCase(tx, caseId)) {
    if (isAppealed(complaint)) await setAppealAnswer(tx, complaint.id, decisionKey);
    else if (complaint.decisionKey === null) await setAnswer(tx, complaint.id, decisionKey);
    else continue;
    await mailComplainant(site, tx, complaint, { kind: "complaint_answered", params: { number }, cause: decisionKey });
  }
}

function isAppealed({ appealedAt, appealKey }: ComplaintRow): boolean {
  return appealedAt !== null && appealKey === null;
}

interface Told {
  kind: "complaint_received" | "complaint_answered";
  params: Record<string, string>;
  /** The id of its cause: each is mailed once. */
  cause: string;
}

/** Mails the complainant, where they left an address. */
export async function mailComplainant(
  site: Site,
  tx: Tx,
  { id, email, language, name, memberId }: ComplaintRow,
  { kind, params, cause }: Told,
): Promise<void> {
  if (email === "") return;
  const reader = { account: memberId ?? "", to: email, language, name };
  await enqueueMail(site, tx, { kind, ...reader, params, action: { path: complaintPath({ id }) } }, `${id} ${cause}`);
}
