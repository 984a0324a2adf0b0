import type { Member } from "~/app/domain/member";
import { dropFiles, keepingCopy, photosIn } from "~/app/domain/people/photos/photos";
import { blockIn } from "~/app/domain/safety/blocks/blocks";
import type { Site } from "~/app/domain/site";
import { messagesOf, openConversation } from "~/app/domain/talk/chats/chats";
import { manyLines, shortened } from "~/app/domain/texts";
import type { Conn, Tx } from "~/db/handle";
import { contactsIn, isOnesOwn } from "./contacts";
import { type Seen, seenNow } from "./evidence";
import { file } from "./filing";
import { contactsAbout, subjectOfNumber, subjectsOfContacts } from "./finding.queries";
import { nothingToReport } from "./reports.errors";
import { blockedProfile, reportAsSent } from "./reports.queries";
import { ILLEGAL, type Report, type Target, WEIGHTS } from "./reports.schema";

export { casesAbout, decisionsAbout, reportsAbout, reportsBy } from "./history.queries";

export interface Reportable {
  id: string;
  name: string;
  blocked: boolean;
  targets: Offer[];
}

/** A message with its shortened text and whether it has a photo; a photo with its position in the profile, from 1. */
type Offer = Target & { text?: string; withPhoto?: boolean; n?: number };

/** Number of messages of a conversation offered for a report. */
const OFFERED = 5;
/** Maximum number of characters shown of each message. */
const SHOWN = 120;

/**
 * Returns what can be reported: a `photo` or a `message` by id; a `profile` and its photos; or the last messages of a
 * `chat`. Throws reports.not_found, reports.self, chats.not_found.
 */
export async function reportable(site: Site, member: Member, asked: Record<string, string>): Promise<Reportable> {
  const { chat } = asked;
  if (chat !== undefined) {
    const { other } = await openConversation(site, member, chat);
    const theirs = (await messagesOf(site, member, chat)).messages.filter(
      ({ from, text, photo }) => from === other.id && (text || photo),
    );
    const said = theirs.slice(-OFFERED).map(({ id, text, photo }) => ({
      kind: "message" as const,
      id,
      text: shortened(text, SHOWN),
      withPhoto: photo !== null,
    }));
    if (other.name === "") throw nothingToReport(); // they left: their profile and messages are hidden
    const profile = { kind: "profile" as const, id: other.id };
    return { id: other.id, name: other.name, blocked: false, targets: [profile, ...said] };
  }
  const kind = KINDS.find((each) => asked[each] !== undefined);
  if (!kind) throw nothingToReport();
  const target = { kind, id: asked[kind]! };
  return site.db.read(async (conn) => {
    const { subjectId, evidence } = await seenNow(site, conn, member, target);
    const { name } = evidence.profile;
    const blocked = (await blockedProfile(conn, { id: subjectId, blocker: member.id })) !== undefined;
    const photos = kind === "profile" ? await photosIn(conn, subjectId) : [];
    const shown = photos.map(({ id }, index) => ({ kind: "photo" as const, id, n: index + 1 }));
    return { id: subjectId, name, blocked, targets: [target, ...shown] };
  });
}

const KINDS = ["profile", "photo", "message"] as const;

/** In ms: an identical report within this time is a repetition, such as by a second click or after a lost answer. */
const REPEATED_WITHIN = 10 * 60 * 1000;

/**
 * Files a report of a profile, photo or message with a snapshot of what the member sees, and blocks the profile's owner
 * if asked. Returns the report's number. A repeat within ten minutes returns the first number and adds nothing, unless
 * the first was decided. Throws reports.not_found, reports.self.
 */
export async function report(site: Site, member: Member, given: Report): Promise<string> {
  const sent = await site.db.read((conn) => sameReport(site, conn, member, given));
  // The member may no longer see the profile, for example after blocking it.
  if (sent) {
    if (given.block) await site.db.transact((tx) => blockIn(site, tx, member, sent.subjectId));
    return sent.number;
  }
  const seen = await site.db.read((conn) => seenNow(site, conn, member, given.target));
  const { photo } = seen;
  if (!photo) return site.db.transact(async (tx) => (await take(site, tx, member, given, seen)).number);
  return keepingCopy(site, photo, async (tx, file) => {
    const evidence = { ...seen.evidence, photo: { id: photo.id, file } };
    const { number, created } = await take(site, tx, member, given, { ...seen, evidence });
    if (!created) await dropFiles(site, tx, file, "held");
    return number;
  });
}

/** Files a report within the transaction, so that the second of two simultaneous requests finds the first. */
async function take(
  site: Site,
  tx: Tx,
  member: Member,
  given: Report,
  { subjectId, evidence }: Pick<Seen, "subjectId" | "evidence">,
): Promise<{ number: string; created: boolean }> {
  const same = await sameReport(site, tx, member, given);
  const number = same?.number ?? (await fileReport(site, tx, member, given, { subjectId, evidence }));
  if (given.block) await blockIn(site, tx, member, subjectId);
  return { number, created: same === undefined };
}

function sameReport(site: Site, conn: Conn, member: Member, { target, reason, words }: Report) {
  const same = { reporterId: member.id, kind: target.kind, targetId: target.id, reason, words: manyLines(words) };
  return reportAsSent(conn, same, site.now() - REPEATED_WITHIN);
}

async function fileReport(
  site: Site,
  tx: Tx,
  member: Member,
  { target, reason, words }: Report,
  { subjectId, evidence }: Pick<Seen, "subjectId" | "evidence">,
): Promise<string> {
  const { number } = await file(site, tx, {
    kind: target.kind,
    targetId: target.id,
    subjectId,
    weight: WEIGHTS[reason],
    reporterId: member.id,
    reason,
    words: manyLines(words),
    evidence,
    illegal: ILLEGAL.includes(reason),
  });
  return number;
}

/** Returns up to a hundred members whose reports contain a phone number, link or email address of this text. */
export function reportedWith(conn: Conn, words: string): Promise<string[]> {
  return subjectsOfContacts(conn, contactsIn([words]), MOST);
}

export async function reportedUnder(conn: Conn, number: string): Promise<string | undefined> {
  return /^\d{8}$/.test(number) ? subjectOfNumber(conn, number) : undefined;
}

/** Returns other members whose reports share a phone number, address or page with reports about this member. */
export async function reportedAlike(conn: Conn, id: string): Promise<string[]> {
  const contacts = (await contactsAbout(conn, id)).filter(isOnesOwn);
  return (await subjectsOfContacts(conn, contacts, MOST)).filter((other) => other !== id);
}

const MOST = 100;
