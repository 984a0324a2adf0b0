import { z } from "zod";
import { addresseeOf } from "~/app/domain/account/accounts/accounts";
import { returnSpent } from "~/app/domain/money/returns/returns";
import { enqueueMail, mailsOf, type Preview } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import { markStale } from "~/app/domain/site/staleness/staleness";
import { shortened } from "~/app/domain/texts";
import type { Tx } from "~/db/handle";
import type { Asked, Page } from "~/db/pages";
import {
  answerersOf,
  countUntold,
  insertNotice,
  isBannedForFraud,
  isLifted,
  selectNoticesTo,
  selectNoticesToRetract,
  updateNotice,
} from "./fraud.queries";

export const FRAUD_ADVICE = "/pages/service";

/**
 * Notifies each member who answered an account banned for fraud, by email and in their account, and repays what they
 * spent on messages to it. `decision` is the key of the suspension, `about` its case.
 */
export function tellAnswerers(site: Site, tx: Tx, told: Omit<z.output<typeof batch>, "after">): Promise<void> {
  return enqueue(site, tx, fraudEffect, { key: `${told.decision} `, payload: { ...told, after: "" } });
}

/** Counts the members who would be notified if this account were banned for fraud now. */
export function fraudRecipients(site: Pick<Site, "db">, id: string): Promise<number> {
  return site.db.read((conn) => countUntold(conn, id));
}

/** Previews the emails of a ban for fraud: one for each language among the first recipients. */
export function previewFraudNotices(site: Site, id: string): Promise<Preview[]> {
  const preview = async (previewing: Site, tx: Tx) => {
    const name = (await addresseeOf(tx, id))?.name ?? "";
    await tellBatch(previewing, tx, { decision: "", banned: id, name, after: "" });
  };
  return mailsOf(site, preview, (mails) => [...new Map(mails.map((mail) => [mail.language, mail])).values()]);
}

/** A notice to a member about an account banned for fraud. Times are UTC ms. */
export interface FraudNotice {
  id: string;
  /** The account's name at that time; empty after erasure. */
  name: string;
  /** The time of the last message between the two members. */
  lastMessageAt: number;
  credits: number;
  at: number;
  /** When the notice was retracted; null while the ban stands. */
  retractedAt: number | null;
}

/** Returns a member's notices about fraud bans, newest first. */
export function fraudNoticesOf(
  site: Pick<Site, "db">,
  member: { id: string },
  asked: Asked = {},
): Promise<Page<FraudNotice>> {
  return site.db.read((conn) => selectNoticesTo(conn, member.id, asked));
}

/** Whether a member was notified within thirty days of a fraud ban that stands. */
export async function wasToldLately(site: Pick<Site, "db" | "now">, member: { id: string }): Promise<boolean> {
  const { rows } = await fraudNoticesOf(site, member);
  return rows.some(({ at, retractedAt }) => retractedAt === null && at > site.now() - LATELY);
}

/** How long after a notice the member counts as notified lately, in ms. */
const LATELY = 30 * 24 * 60 * 60 * 1000;

const batch = z.object({
  decision: z.string(),
  about: z.string().nullish(),
  banned: z.string(),
  name: z.string(),
  after: z.string(),
});

/**
 * The job that notifies one batch of members. No subject, so members are notified even if the banned account is erased
 * meanwhile.
 */
export const fraudEffect = effect("fraud_letters", batch, {
  subject: () => null,
  handle: ({ payload }, site) => site.db.transact((tx) => tellBatch(site, tx, payload)),
});

/** The number of members per transaction. */
const BATCH = 20;

async function tellBatch(site: Site, tx: Tx, payload: z.output<typeof batch>): Promise<void> {
  const { decision, banned, after } = payload;
  // A lifted ban notifies no further members. Members already notified keep their credits.
  if (await isLifted(tx, decision)) return;
  const answerers = await answerersOf(tx, banned, { after, limit: BATCH });
  for (const each of answerers) await tell(site, tx, payload, each);
  if (answerers.length < BATCH) return;
  const last = answerers.at(-1)!.id;
  await enqueue(site, tx, fraudEffect, { key: `${decision} ${last}`, payload: { ...payload, after: last } });
}

type Answerer = Awaited<ReturnType<typeof answerersOf>>[number];

/** Notifies a member once per banned account. After an earlier ban, only the messages since that ban are repaid. */
async function tell(
  site: Site,
  tx: Tx,
  { about, banned, name: bannedName }: z.output<typeof batch>,
  { id, email, name, language, conversationId, lastSeq, lastMessageAt, told }: Answerer,
): Promise<void> {
  const spent = { conversationId, afterSeq: told?.throughSeq ?? 0, key: `${banned} ${lastSeq}` };
  const credits = await returnSpent(site, tx, { id }, spent);
  const covered = { memberId: id, bannedId: banned, throughSeq: lastSeq };
  if (told && told.retractedAt === null)
    return updateNotice(tx, covered, { throughSeq: lastSeq, credits: told.credits + credits });
  const at = site.now();
  const notice = { name: bannedName, lastMessageAt, at, retractedAt: null, credits: (told?.credits ?? 0) + credits };
  if (told) await updateNotice(tx, covered, { ...notice, throughSeq: lastSeq });
  else if (!(await insertNotice(tx, { ...covered, ...notice }))) return;
  await markStale(site, tx, id);
  const words = site.words(language);
  const params = {
    name: shortened(bannedName, LONGEST_NAME) || words.t("chats.former_member"),
    date: dayOf(site, lastMessageAt, words.locale),
    back: credits > 0 ? ` ${words.t("mail.fraud.back", { credits })}` : "",
  };
  const mail = {
    kind: "fraud" as const,
    account: id,
    about,
    to: email,
    name,
    language,
    action: { path: FRAUD_ADVICE },
    params,
  };
  // Uses a new key for each notice, because a ban may be retracted and imposed again.
  await enqueueMail(site, tx, mail, told ? `fraud ${banned} ${id} ${at}` : `fraud ${banned} ${id}`);
  tx.afterCommit(() => site.bus.publish({ kind: "news", member: id }));
}

/**
 * Retracts a fraud ban: members who were notified get an email and a note in their account, and keep repaid credits.
 * Members not notified yet hear nothing.
 */
export function retractFraud(site: Site, tx: Tx, retracted: z.output<typeof retraction>): Promise<void> {
  return enqueue(site, tx, retractionEffect, { key: `${retracted.decision} `, payload: { ...retracted, round: 0 } });
}

const retraction = z.object({ decision: z.string(), banned: z.string() });
const retractionRound = retraction.extend({ round: z.number() });

/** Job: retracts one batch at a time. Does nothing if the account is banned for fraud again by then. */
export const retractionEffect = effect("fraud_retractions", retractionRound, {
  subject: () => null,
  handle: ({ payload }, site) =>
    site.db.transact(async (tx) => {
      const { decision, banned, round } = payload;
      if (await isBannedForFraud(tx, banned)) return;
      const notices = await selectNoticesToRetract(tx, banned, BATCH);
      for (const notice of notices) await retract(site, tx, banned, notice);
      if (notices.length < BATCH) return;
      const next = { key: `${decision} ${round + 1}`, payload: { ...payload, round: round + 1 } };
      await enqueue(site, tx, retractionEffect, next);
    }),
});

type Retracted = Awaited<ReturnType<typeof selectNoticesToRetract>>[number];

async function retract(
  site: Site,
  tx: Tx,
  bannedId: string,
  { memberId, bannedName, at, email: to, name, language, timeZone }: Retracted,
): Promise<void> {
  await updateNotice(tx, { memberId, bannedId }, { retractedAt: site.now() });
  await markStale(site, tx, memberId);
  const { t, locale } = site.words(language);
  const params = {
    name: shortened(bannedName, LONGEST_NAME) || t("chats.former_member"),
    date: dayOf(site, at, locale, timeZone),
  };
  const action = { path: "/account/decisions" };
  const mail = { kind: "fraud_retracted" as const, account: memberId, to, name, language, action, params };
  await enqueueMail(site, tx, mail, `fraud_retracted ${bannedId} ${memberId} ${at}`);
  tx.afterCommit(() => site.bus.publish({ kind: "news", member: memberId }));
}

/** Maximum length of a fraudster's name, so the name cannot carry a message. */
const LONGEST_NAME = 40;

function dayOf({ tenant }: Site, at: number, locale: string, timeZone: string | null = null): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: timeZone ?? tenant.timeZone }).format(at);
}
