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
  changeLetter,
  countUntold,
  insertLetter,
  isBannedForFraud,
  isLifted,
  lettersTo,
  lettersToRetract,
} from "./fraud.queries";

/** The page of the site that says how to stay safe from fraud. */
export const FRAUD_ADVICE = "/pages/service";

/**
 * Somebody was banned for fraud: each member who had messages of theirs and answered hears of it, by mail and in their
 * account, and gets back what they spent on messages to them. `decision` is the key of the suspension, `about` its case.
 */
export function tellAnswerers(site: Site, tx: Tx, told: Omit<z.output<typeof batch>, "after">): Promise<void> {
  return enqueue(site, tx, fraudEffect, { key: `${told.decision} `, payload: { ...told, after: "" } });
}

/** How many members would hear of it if this account were banned for fraud now. */
export function fraudRecipients(site: Pick<Site, "db">, id: string): Promise<number> {
  return site.db.read((conn) => countUntold(conn, id));
}

/** The letters that a ban of this account for fraud would send: one for each language that one of the first to be told reads. */
export function lettersOfFraud(site: Site, id: string): Promise<Preview[]> {
  const rehearse = async (rehearsing: Site, tx: Tx) => {
    const name = (await addresseeOf(tx, id))?.name ?? "";
    await tellBatch(rehearsing, tx, { decision: "", banned: id, name, after: "" });
  };
  return mailsOf(site, rehearse, (mails) => [...new Map(mails.map((mail) => [mail.language, mail])).values()]);
}

/** What a member was told about somebody who was banned for fraud. Times are UTC ms. */
export interface FraudNotice {
  /** Of the account that was banned. */
  id: string;
  /** Its name as it was shown then; empty once it is erased. */
  name: string;
  /** When the two last wrote to each other. */
  lastMessageAt: number;
  /** What the member got back. */
  credits: number;
  at: number;
  /** When the member was told that the ban does not stand; null while it does. */
  retractedAt: number | null;
}

/** The newest first. */
export function fraudNoticesOf(
  site: Pick<Site, "db">,
  member: { id: string },
  asked: Asked = {},
): Promise<Page<FraudNotice>> {
  return site.db.read((conn) => lettersTo(conn, member.id, asked));
}

/** Whether a member was told of a fraud ban that stands within the last thirty days. */
export async function wasToldLately(site: Pick<Site, "db" | "now">, member: { id: string }): Promise<boolean> {
  const { rows } = await fraudNoticesOf(site, member);
  return rows.some(({ at, retractedAt }) => retractedAt === null && at > site.now() - LATELY);
}

/** In ms. */
const LATELY = 30 * 24 * 60 * 60 * 1000;

const batch = z.object({
  decision: z.string(),
  about: z.string().nullish(),
  banned: z.string(),
  name: z.string(),
  after: z.string(),
});

/**
 * The outbox's part, a batch at a time: a batch and the note of the next one are one commit. It has no subject: those who
 * answered hear of it also where the account is erased meanwhile.
 */
export const fraudEffect = effect("fraud_letters", batch, {
  subject: () => null,
  handle: ({ payload }, site) => site.db.transact((tx) => tellBatch(site, tx, payload)),
});

/** Members in one commit. */
const BATCH = 20;

async function tellBatch(site: Site, tx: Tx, payload: z.output<typeof batch>): Promise<void> {
  const { decision, banned, after } = payload;
  // What was taken back is not told to anybody else. Those who heard of it keep their credits.
  if (await isLifted(tx, decision)) return;
  const answerers = await answerersOf(tx, banned, { after, limit: BATCH });
  for (const each of answerers) await tell(site, tx, payload, each);
  if (answerers.length < BATCH) return;
  const last = answerers.at(-1)!.id;
  await enqueue(site, tx, fraudEffect, { key: `${decision} ${last}`, payload: { ...payload, after: last } });
}

type Answerer = Awaited<ReturnType<typeof answerersOf>>[number];

/** Once a pair. Where the account was banned for fraud before, messages since then are still paid back. */
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
    return changeLetter(tx, covered, { throughSeq: lastSeq, credits: told.credits + credits });
  const at = site.now();
  const letter = { name: bannedName, lastMessageAt, at, retractedAt: null, credits: (told?.credits ?? 0) + credits };
  if (told) await changeLetter(tx, covered, { ...letter, throughSeq: lastSeq });
  else if (!(await insertLetter(tx, { ...covered, ...letter }))) return;
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
  // Once for each time that the member has to learn of it: a ban may be retracted and imposed again.
  await enqueueMail(site, tx, mail, told ? `fraud ${banned} ${id} ${at}` : `fraud ${banned} ${id}`);
  tx.afterCommit(() => site.bus.publish({ kind: "news", member: id }));
}

/**
 * A ban for fraud does not stand: the members who were told of it are told so, by email and in their account. They keep the credits
 * that they got back. Those who were not told yet never are.
 */
export function retractFraud(site: Site, tx: Tx, retracted: z.output<typeof retraction>): Promise<void> {
  return enqueue(site, tx, retractionEffect, { key: `${retracted.decision} `, payload: { ...retracted, round: 0 } });
}

const retraction = z.object({ decision: z.string(), banned: z.string() });
const retractionRound = retraction.extend({ round: z.number() });

/** The outbox's part, a batch at a time. Does nothing if the account is banned for fraud again by then. */
export const retractionEffect = effect("fraud_retractions", retractionRound, {
  subject: () => null,
  handle: ({ payload }, site) =>
    site.db.transact(async (tx) => {
      const { decision, banned, round } = payload;
      if (await isBannedForFraud(tx, banned)) return;
      const letters = await lettersToRetract(tx, banned, BATCH);
      for (const letter of letters) await retract(site, tx, banned, letter);
      if (letters.length < BATCH) return;
      const next = { key: `${decision} ${round + 1}`, payload: { ...payload, round: round + 1 } };
      await enqueue(site, tx, retractionEffect, next);
    }),
});

type Retracted = Awaited<ReturnType<typeof lettersToRetract>>[number];

async function retract(
  site: Site,
  tx: Tx,
  bannedId: string,
  { memberId, bannedName, at, email: to, name, language, timeZone }: Retracted,
): Promise<void> {
  await changeLetter(tx, { memberId, bannedId }, { retractedAt: site.now() });
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

/** A fraudster's name is no place for a letter of their own. */
const LONGEST_NAME = 40;

function dayOf({ tenant }: Site, at: number, locale: string, timeZone: string | null = null): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: timeZone ?? tenant.timeZone }).format(at);
}
