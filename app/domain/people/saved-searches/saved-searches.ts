import { z } from "zod";
import { checked, wrongFields } from "~/app/domain/checked";
import type { Member } from "~/app/domain/member";
import { readSearch, writeSearch } from "~/app/domain/people/search/search.schema";
import type { Site } from "~/app/domain/site";
import { farTooLong, lengthOf, oneLine } from "~/app/domain/texts";
import { isId } from "~/db/ids";
import { enqueueNewcomers, nextMailAt } from "./newcomers";
import { searchNotFound, tooManySearches } from "./saved-searches.errors";
import {
  countSearches,
  deleteSearch,
  insertSearch,
  patchSearch,
  searchesOf,
  searchNamed,
} from "./saved-searches.queries";

export { newcomersEffect, readerOf, stopNewcomerMails } from "./newcomers";

export interface SavedSearch {
  id: string;
  name: string;
  query: string;
  mails: boolean;
}

export const MOST_SAVED = 10;

export async function savedSearches(site: Site, member: Member): Promise<SavedSearch[]> {
  const rows = await site.db.read((conn) => searchesOf(conn, member.id));
  return rows.map(({ id, name, query, mails }) => ({ id, name, query, mails }));
}

/**
 * Saves a search, or returns an identical search that is already saved. Throws `invalid` with the wrong fields,
 * searches.too_many.
 */
export async function saveSearch(site: Site, member: Member, draft: SearchDraft): Promise<SavedSearch> {
  const { name, query, mails } = checked(searchDraft, draft);
  const [id, now] = [site.newId(), site.now()];
  const saved = { id, name, query: writeSearch(query), mails };
  const dueAt = await nextMailAt(site, member);
  return site.db.transact(async (tx) => {
    const named = await searchNamed(tx, member.id, name);
    if (named?.query === saved.query && named.mails === mails) return { ...saved, id: named.id };
    if ((await countSearches(tx, member.id)) >= MOST_SAVED) throw tooManySearches({ params: { max: MOST_SAVED } });
    const row = { ...saved, profileId: member.id, newSince: now, createdAt: now };
    if (!(await insertSearch(tx, row))) throw wrongFields({ name: [{ key: "searches.name_taken" }] });
    if (mails) await enqueueNewcomers(site, tx, member.id, dueAt);
    return saved;
  });
}

/** Turns the weekly email about new members on or off. Throws searches.not_found. */
export async function mailNewcomers(site: Site, member: Member, id: string, mails: boolean): Promise<void> {
  const dueAt = await nextMailAt(site, member);
  await site.db.transact(async (tx) => {
    const change = mails ? { mails, newSince: site.now() } : { mails };
    if (!isId(id) || !(await patchSearch(tx, member.id, id, change))) throw searchNotFound();
    if (mails) await enqueueNewcomers(site, tx, member.id, dueAt);
  });
}

/** Deletes a saved search. Does nothing if it is already deleted. */
export async function removeSearch(site: Site, member: Member, id: string): Promise<void> {
  if (isId(id)) await site.db.transact((tx) => deleteSearch(tx, member.id, id));
}

const NAME_MAX = 60;
const QUERY_MAX = 4000;
const tooLong = { error: "error.too_long", params: { max: NAME_MAX } };

const searchDraft = z.object({
  name: z
    .string("error.required")
    .refine((given) => !farTooLong(given, NAME_MAX), { ...tooLong, abort: true })
    .transform(oneLine)
    .refine((given) => given !== "", "error.required")
    .refine((given) => lengthOf(given) <= NAME_MAX, tooLong),
  query: z
    .string("request.invalid")
    .max(QUERY_MAX, "request.invalid")
    .transform((query, context) => {
      const search = readSearch(query);
      if (search) return search;
      context.addIssue({ code: "custom", message: "request.invalid" });
      return z.NEVER;
    }),
  mails: z.boolean(),
});

type SearchDraft = z.input<typeof searchDraft>;
