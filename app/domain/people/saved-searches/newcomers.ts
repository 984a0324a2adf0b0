import { z } from "zod";
import { memberById } from "~/app/domain/account/accounts/accounts";
import { timeZoneOf } from "~/app/domain/account/accounts/notify";
import { linkSpent } from "~/app/domain/account/links/links.errors";
import type { Member } from "~/app/domain/member";
import { defaultFilters, search } from "~/app/domain/people/search/search";
import { readSearch } from "~/app/domain/people/search/search.schema";
import { enqueueMail } from "~/app/domain/reach/mail/mail";
import { nextMorning } from "~/app/domain/reach/notices/quiet-hours";
import type { Site } from "~/app/domain/site";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import type { Tx } from "~/db/handle";
import { patchSearches, type SavedRow, searchesOf } from "./saved-searches.queries";

/** Returns when a member's next email about new members is due: Monday at nine in the member's time zone, UTC ms. */
export async function nextMailAt(site: Site, member: Pick<Member, "id">): Promise<number> {
  return nextMorning(site.now(), await timeZoneOf(site, member), true);
}

export async function enqueueNewcomers(site: Site, tx: Tx, account: string, dueAt: number): Promise<void> {
  await enqueue(site, tx, newcomersEffect, { key: `${account} ${dueAt}`, payload: { account }, dueAt });
}

/**
 * The job that sends one weekly email for all saved searches with emails, with numbers only. Sends no email without new
 * members.
 */
export const newcomersEffect = effect("newcomers", z.object({ account: z.string() }), {
  subject: ({ account }) => account,
  async handle({ payload: { account } }, site) {
    const { rows, member } = await site.db.read(async (conn) => ({
      rows: await searchesOf(conn, account),
      member: await memberById(conn, account),
    }));
    const mailed = rows.filter(({ mails }) => mails);
    if (mailed.length === 0) return;
    const [now, dueAt] = [site.now(), await nextMailAt(site, { id: account })];
    const reader = member?.confirmedAt ? member : undefined;
    const news = reader ? await newsOf(site, reader, mailed) : [];
    await site.db.transact(async (tx) => {
      if (reader && news.length > 0) await enqueueNews(site, tx, reader, { news, now });
      await patchSearches(tx, account, { newSince: now });
      await enqueueNewcomers(site, tx, account, dueAt);
    });
  },
});

export function readerOf(site: Pick<Site, "signer" | "now">, token: string): string | undefined {
  return site.signer.open(UNSUBSCRIBE, token, site.now());
}

/** Ends the emails of all saved searches, which stay. For the button in such an email. Throws `account.link_spent`. */
export async function stopNewcomerMails(site: Site, token: string): Promise<void> {
  const account = readerOf(site, token);
  if (account === undefined) throw linkSpent();
  await site.db.transact((tx) => patchSearches(tx, account, { mails: false }));
}

const UNSUBSCRIBE = "unsubscribe_newcomers";
const YEAR = 365 * 24 * 60 * 60 * 1000;
/** Members per query, and queries per search: the email counts to a thousand. */
const AT_ONCE = 100;
const MOST_PAGES = 10;

interface News {
  name: string;
  count: number;
}

async function newsOf(site: Site, member: Member, rows: readonly SavedRow[]): Promise<News[]> {
  const news: News[] = [];
  for (const row of rows) {
    const count = await countNewcomers(site, member, row);
    if (count > 0) news.push({ name: row.name, count });
  }
  return news;
}

/** Counts the new members of a saved search. Skips fictional profiles, and members that this member would not find. */
async function countNewcomers(site: Site, member: Member, { query, newSince }: SavedRow): Promise<number> {
  const kept = readSearch(query);
  if (!kept) return 0;
  const filters = { ...defaultFilters(site, member), ...kept.filters };
  let count = 0;
  for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES); page++) {
    const found = await search(site, member, { ...filters, sort: "newest", joinedAfter: newSince, page, pp: AT_ONCE });
    count += found.profiles.filter(({ fictional }) => !fictional).length;
    pages = found.pages;
  }
  return count;
}

interface Told {
  news: readonly News[];
  now: number;
}

async function enqueueNews(site: Site, tx: Tx, member: Member, { news, now }: Told): Promise<void> {
  const { id: account, email: to, language, name } = member;
  const { t } = site.words(language);
  const each = news.map((one) =>
    t("mail.newcomers.each", { search: one.name, people: t("search.count", { count: one.count }) }),
  );
  const mail = {
    ...{ kind: "newcomers" as const, account, to, language, name },
    action: { path: "/searches" },
    unsubscribe: { path: "/unsubscribe", token: { purpose: UNSUBSCRIBE, id: account, expiresAt: now + YEAR } },
    params: { what: each.join(" ") },
  };
  await enqueueMail(site, tx, mail, `newcomers ${account} ${now}`);
}
