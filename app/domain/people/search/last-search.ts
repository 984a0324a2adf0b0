import type { Member } from "~/app/domain/member";
import { skipWhileReadOnly } from "~/app/domain/read-only";
import type { Site } from "~/app/domain/site";
import { lastSearchOf, upsertLastSearch } from "./last-search.queries";
import { type KeptSearch, readSearch, writeSearch } from "./search.schema";

/** Returns the member's last search on any device; undefined without one, or if it is no longer valid. */
export async function lastSearch(site: Site, member: Member): Promise<KeptSearch | undefined> {
  const query = await site.db.read((conn) => lastSearchOf(conn, member.id));
  return query === undefined ? undefined : readSearch(query);
}

/** Runs a search and stores it as the member's last. Writes nothing if the previous one is equal. */
export async function rememberSearch<Found extends KeptSearch>(
  site: Site,
  member: Member,
  searching: Found | Promise<Found>,
): Promise<Found> {
  const [found, before] = await Promise.all([searching, site.db.read((conn) => lastSearchOf(conn, member.id))]);
  const query = writeSearch({ filters: found.filters, sort: found.sort });
  if (query !== before) {
    await skipWhileReadOnly(
      site.db.transact((tx) => upsertLastSearch(tx, { profileId: member.id, query, at: site.now() })),
    );
  }
  return found;
}
