import { isDeepStrictEqual } from "node:util";
import { keepingUpload } from "~/app/domain/people/photos/photos";
import { puzzleKey, takeStoredSolution } from "~/app/domain/safety/puzzles/puzzles";
import { puzzleSpent } from "~/app/domain/safety/puzzles/puzzles.errors";
import type { Site } from "~/app/domain/site";
import type { Conn } from "~/db/handle";
import { complaintPath, mailComplainant } from "./answering";
import {
  type ComplaintRow,
  complaintById,
  decisionByKey,
  insertComplaint,
  setAppeal,
  setPictures,
} from "./complaints.queries";
import { type About, COMPLAINT_WEIGHTS, type Complaint, NOTICES, SERVICE } from "./complaints.schema";
import { profileAt } from "./evidence";
import { file } from "./filing";
import { outcomeOf } from "./outcomes";
import { complaintNotFound, noAppeal, tooManyPictures } from "./reports.errors";
import { type DecisionRow, type ReportRow, reopenCase } from "./reports.queries";

export { complaintPath } from "./answering";

/** In ms: deadline for answering a complaint. Card schemes require seven days. */
export const ANSWERED_WITHIN = 7 * 24 * 60 * 60 * 1000;
/** In ms: deadline for an appeal, which needs a second operator. */
const APPEAL_ANSWERED_WITHIN = 14 * 24 * 60 * 60 * 1000;
/** In ms: period for appealing an answer. The Digital Services Act requires at least six months. */
export const APPEAL_WITHIN = 184 * 24 * 60 * 60 * 1000;
export const MOST_PICTURES = 5;

/** The complainant: the language of the answer, and the account if logged in. */
interface Complainant {
  language: string;
  memberId: string | null;
  /** The sender's network address. */
  ip: string;
}

/**
 * Takes a complaint: creates a numbered case, or adds to the case of the named profile. A complaint about the service
 * always creates a case. Emails the complainant if they left an address. Returns the unguessable path of the
 * complaint's page. The same form sent again returns the first path and adds nothing. Throws errors of
 * `takeStoredSolution`.
 * The puzzle identifies a repeat. Name, address and text do not: a stranger who knows the text would get the page of
 * its author.
 */
export async function complain(site: Site, given: Complaint, { language, memberId, ip }: Complainant): Promise<string> {
  const id = puzzleKey(site, "complaint", given.puzzle);
  if (await site.db.read((conn) => isSent(conn, id, given))) return complaintPath({ id });
  await takeStoredSolution(site, given, { purpose: "complaint", solver: { ip } });
  const { about, address, words, name, email } = given;
  const isService = SERVICE.includes(about);
  const profile = isService ? null : await site.db.read((conn) => profileAt(site, conn, address));
  const at = site.now();
  await site.db.transact(async (tx) => {
    if (await isSent(tx, id, given)) return;
    const report = await file(site, tx, {
      kind: isService ? "service" : profile ? "profile" : "complaint",
      targetId: profile?.id ?? null,
      subjectId: profile?.id ?? "",
      weight: COMPLAINT_WEIGHTS[about],
      reporterId: memberId,
      reason: about,
      words,
      evidence: profile && { profile },
      illegal: NOTICES.includes(about),
    });
    const open = { decisionKey: null, appealWords: null, appealedAt: null, appealKey: null };
    const sent = { id, reportId: report.id, memberId, address, name, email, language, pictures: [], at, ...open };
    await insertComplaint(tx, sent);
    const received = { kind: "complaint_received" as const, about: report.caseId, cause: "received" };
    const params = { number: report.number, date: dayOf(site, at + ANSWERED_WITHIN, language) };
    await mailComplainant(site, tx, sent, { ...received, params });
  });
  return complaintPath({ id });
}

/** Whether this form was already sent. Throws puzzles.spent if another form used the same puzzle. */
async function isSent(conn: Conn, id: string, { about, address, words, name, email }: Complaint): Promise<boolean> {
  const row = await complaintById(conn, id);
  if (!row) return false;
  const { complaint, report } = row;
  const before = [report.reason, report.words, complaint.address, complaint.name, complaint.email];
  if (!isDeepStrictEqual(before, [about, words, address, name, email])) throw puzzleSpent();
  return true;
}

function dayOf({ tenant, words }: Site, at: number, language: string): string {
  const format = { dateStyle: "long", timeZone: tenant.timeZone } as const;
  return new Intl.DateTimeFormat(words(language).locale, format).format(at);
}

/** A complaint as its page shows it. Times are UTC ms. */
export interface ComplaintView {
  number: string;
  about: About;
  address: string;
  /** The text of the complaint; "" after its erasure. */
  words: string;
  pictures: number;
  sentAt: number;
  dueAt: number;
  mailed: boolean;
  answer: Answer | null;
  appeal: { words: string; at: number; dueAt: number; answer: Answer | null } | null;
  mayAppeal: boolean;
}

interface Answer extends Pick<DecisionRow, "rule" | "automated" | "at"> {
  outcome: "acted" | "found" | "nothing" | "reversed";
  /** The decision's text; null if only its subject may read it. */
  facts: string | null;
}

/** Returns a complaint as its page shows it. Throws complaints.not_found. */
export function complaintWith(site: Site, id: string): Promise<ComplaintView> {
  return site.db.read(async (conn) => {
    const { complaint, report } = await found(conn, id);
    const answer = await answerOf(conn, complaint, complaint.decisionKey);
    const { appealedAt, appealWords } = complaint;
    return {
      number: report.number,
      about: report.reason as About,
      address: complaint.address,
      words: report.words,
      pictures: complaint.pictures.length,
      sentAt: complaint.at,
      dueAt: complaint.at + ANSWERED_WITHIN,
      mailed: complaint.email !== "",
      answer,
      appeal:
        appealedAt === null
          ? null
          : {
              words: appealWords ?? "",
              at: appealedAt,
              dueAt: appealedAt + APPEAL_ANSWERED_WITHIN,
              answer: await answerOf(conn, complaint, complaint.appealKey),
            },
      mayAppeal: isAppealable(site, complaint, answer),
    };
  });
}

/** Throws complaints.not_found, and complaints.too_many_pictures if the complaint has the maximum of pictures. */
export async function assertRoomForPicture(site: Site, id: string): Promise<void> {
  refuseMore((await site.db.read((conn) => found(conn, id))).complaint);
}

/** Adds a picture to a complaint. Throws errors of `keepingUpload` and `assertRoomForPicture`. */
export function addPicture(site: Site, id: string, upload: string): Promise<void> {
  return keepingUpload(site, { file: upload }, async (tx, name) => {
    const { complaint } = await found(tx, id);
    refuseMore(complaint);
    await setPictures(tx, id, [...complaint.pictures, name]);
  });
}

/** Appeals the answer: another operator decides. Throws complaints.not_found, complaints.no_appeal. */
export function appeal(site: Site, id: string, words: string): Promise<void> {
  return site.db.transact(async (tx) => {
    const { complaint, report } = await found(tx, id);
    if (complaint.appealWords === words) return; // a repeat of the same form
    if (!isAppealable(site, complaint, await answerOf(tx, complaint, complaint.decisionKey))) throw noAppeal();
    await setAppeal(tx, id, words, site.now());
    await reopenCase(tx, report.caseId);
  });
}

async function found(conn: Conn, id: string): Promise<{ complaint: ComplaintRow; report: ReportRow }> {
  const row = await complaintById(conn, id);
  if (!row) throw complaintNotFound();
  return row;
}

/**
 * Returns the answer to a complaint. Findings about a member are shown to that member only, because a false complaint
 * would otherwise reveal them. A member who appeals without a login finds the text in the statement of reasons.
 */
async function answerOf(conn: Conn, { memberId }: ComplaintRow, key: string | null): Promise<Answer | null> {
  const decision = key === null ? undefined : await decisionByKey(conn, key);
  if (!decision) return null;
  const { subjectId, facts, rule, automated, at, acted, reversedAt } = decision;
  const outcome = outcomeOf({ rule, acted, reversedAt });
  const isTheirs = subjectId === "" || subjectId === memberId;
  return isTheirs ? { outcome, facts, rule, automated, at } : { outcome, facts: null, rule: null, automated, at };
}

function isAppealable(site: Site, { appealedAt }: ComplaintRow, answer: Answer | null): boolean {
  return answer !== null && appealedAt === null && site.now() < answer.at + APPEAL_WITHIN;
}

function refuseMore({ pictures }: ComplaintRow): void {
  if (pictures.length >= MOST_PICTURES) throw tooManyPictures({ params: { max: MOST_PICTURES } });
}
