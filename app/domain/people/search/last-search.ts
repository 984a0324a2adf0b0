import type { Member } from "~/app/domain/member";
import { skipWhileReadOnly } from "~/app/domain/read-only";
import type { Site } from "~/app/domain/site";
import { lastSearchOf, upsertLastSearch } from "./last-search.queries";
import { type KeptSearch, readSearch, writeSearch } from "./search.schema";

/** The member's last search, on whatever device. Undefined where there is none, or it is no longer understood. */
export async function lastSearch(site: Site, member: Member): Promise<KeptSearch | undefined> {
  const query = await site.db.read((conn) => lastSearchOf(conn, member.id));
  return query === undefined ? undefined : readSearch(query);
}

/**
 * Keeps what the member searches for now, once it is found, and gives that. What they searched for before is read meanwhile;
 * writes nothing where it is the same.
 */
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
