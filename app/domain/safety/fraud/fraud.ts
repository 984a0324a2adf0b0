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
import { answerersOf, countUntold, extendLetter, insertLetter, isLifted, lettersTo } from "./fraud.queries";

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
}

/** The newest first. */
export function fraudNoticesOf(
  site: Pick<Site, "db">,
  member: { id: string },
  asked: Asked = {},
): Promise<Page<FraudNotice>> {
  return site.db.read((conn) => lettersTo(conn, member.id, asked));
}

/** Whether a member was told of somebody within the last thirty days. */
export async function wasToldLately(site: Pick<Site, "db" | "now">, member: { id: string }): Promise<boolean> {
  const [newest] = (await fraudNoticesOf(site, member, { limit: 1 })).rows;
  return newest !== undefined && newest.at > site.now() - LATELY;
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
  if (told) return extendLetter(tx, { ...covered, credits: told.credits + credits });
  const letter = { ...covered, name: bannedName, lastMessageAt, credits, at: site.now() };
  if (!(await insertLetter(tx, letter))) return;
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
  await enqueueMail(site, tx, mail, `fraud ${banned} ${id}`);
  tx.afterCommit(() => site.bus.publish({ kind: "news", member: id }));
}

/** A fraudster's name is no place for a letter of their own. */
const LONGEST_NAME = 40;

function dayOf({ tenant }: Site, at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: tenant.timeZone }).format(at);
}
