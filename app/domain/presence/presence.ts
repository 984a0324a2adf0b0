import type { Member } from "~/app/domain/accounts/member";
import { inPassing } from "~/app/domain/in-passing";
import type { Site } from "~/app/domain/site";
import type { Db } from "~/db/handle";
import { setLastActive } from "./presence.queries";

/** A member who was active within this time, in ms, is not written again: every index of the search moves with it. */
const ENOUGH = 5 * 60 * 1000;

/** How long, in ms, writes wait for company, so that many members make one commit. */
const GATHERING = 3000;

/** Notes that the member is here. Returns at once and never fails; it is written within a few seconds. */
export function touch(site: Site, member: Pick<Member, "id" | "lastActiveAt">): void {
  const now = site.now();
  if (now - member.lastActiveAt < ENOUGH) return;
  const seen = gathering.get(site.db)?.seen ?? begin(site);
  if (!seen.has(member.id)) seen.set(member.id, now);
}

/** Writes what is still waiting, of all tenants: before the server stops. Never fails. */
export async function settlePresence(): Promise<void> {
  await Promise.all([...gathering.values()].map(({ site }) => write(site)));
}

interface Gathered {
  site: Site;
  /** When each was last seen, UTC ms. */
  seen: Map<string, number>;
}

const gathering = new Map<Db, Gathered>();

function begin(site: Site): Map<string, number> {
  const seen = new Map<string, number>();
  gathering.set(site.db, { site, seen });
  setTimeout(() => void write(site), GATHERING).unref();
  return seen;
}

async function write(site: Site): Promise<void> {
  const seen = gathering.get(site.db)?.seen;
  gathering.delete(site.db);
  if (!seen) return;
  try {
    await inPassing(
      site.db.transact(async (tx) => {
        for (const [id, at] of seen) await setLastActive(tx, id, at);
      }),
    );
  } catch (error) {
    site.log.warn({ err: error, members: seen.size }, "last activity could not be written");
  }
}
