import type { Member } from "~/app/domain/member";
import { skipWhileReadOnly } from "~/app/domain/read-only";
import type { Site } from "~/app/domain/site";
import type { SearchFilters } from "./filters";
import { lastSearchOf, upsertLastSearch } from "./last-search.queries";
import { type KeptSearch, readSearch, type Sort, writeSearch } from "./search.schema";

/** The member's last search, on whatever device. Undefined where there is none, or it is no longer understood. */
export async function lastSearch(site: Site, member: Member): Promise<KeptSearch | undefined> {
  const query = await site.db.read((conn) => lastSearchOf(conn, member.id));
  return query === undefined ? undefined : readSearch(query);
}

/** Keeps what the member searches for now. Writes nothing where that is what they searched for before. */
export async function rememberSearch(site: Site, member: Member, filters: SearchFilters, sort: Sort): Promise<void> {
  const query = writeSearch({ filters, sort });
  if (query === (await site.db.read((conn) => lastSearchOf(conn, member.id)))) return;
  await skipWhileReadOnly(
    site.db.transact((tx) => upsertLastSearch(tx, { profileId: member.id, query, at: site.now() })),
  );
}
