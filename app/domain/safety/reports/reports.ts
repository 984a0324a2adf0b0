import type { Member } from "~/app/domain/member";
import { dropFiles, keepingCopy, photosIn } from "~/app/domain/people/photos/photos";
import { blockIn } from "~/app/domain/safety/blocks/blocks";
import type { Site } from "~/app/domain/site";
import { messagesOf, openConversation } from "~/app/domain/talk/chats/chats";
import { manyLines, shortened } from "~/app/domain/texts";
import type { Conn, Tx } from "~/db/handle";
import { type Seen, seenNow } from "./evidence";
import { file } from "./filing";
import { nothingToReport } from "./reports.errors";
import { blockedProfile, reportAsSent } from "./reports.queries";
import { ILLEGAL, type Report, type Target, WEIGHTS } from "./reports.schema";

export { reportedAlike, reportedUnder, reportedWith } from "./finding";
export { casesAbout, decisionsAbout, reportsAbout, reportsBy } from "./history.queries";

/** Somebody who can be reported, and what of them. */
export interface Reportable {
  id: string;
  name: string;
  /** Whether the member has blocked them already. */
  blocked: boolean;
  targets: Offer[];
}

/** A message with its text, shortened, and whether a photo came with it; a photo with its place in the profile, from 1. */
type Offer = Target & { text?: string; withPhoto?: boolean; n?: number };

/** Messages of a conversation that are offered for a report. */
const OFFERED = 5;
/** Characters of each that are shown. */
const SHOWN = 120;

/**
 * Whom and what a report would be about: a `photo` or a `message` by its id, a `profile`, beside which its photos are
 * offered, or a `chat`, of which the last few messages are. Throws reports.not_found, reports.self, chats.not_found.
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
    if (other.name === "") throw nothingToReport(); // they left: neither their profile nor what they wrote is shown
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

/** In ms: the same report within so long is the first one, sent again: a second press, or a form whose answer was lost. */
const REPEATED_WITHIN = 10 * 60 * 1000;

/**
 * Takes a report of a profile, photo or message with what the member sees of it now, and blocks the person in the same
 * commit where that is asked for. Gives the report's number. The same report within ten minutes, as long as nobody decided on it,
 * gives the first one's number and adds nothing. Throws reports.not_found, reports.self.
 */
export async function report(site: Site, member: Member, given: Report): Promise<string> {
  const sent = await site.db.read((conn) => sameReport(site, conn, member, given));
  // The member may not see them any more, e.g. for having blocked them by it.
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

/** Asked in the transaction: of two that run at once, one is done first, and the other finds it. */
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
