import { createHash } from "node:crypto";
import { basename } from "node:path";
import { todayOf } from "~/app/domain/ages";
import type { Member } from "~/app/domain/member";
import { isPremium } from "~/app/domain/money/premium/premium";
import type { Site } from "~/app/domain/site";
import { isFresh } from "~/app/domain/site/staleness/staleness";
import { urlOf } from "~/app/router/incoming-request";
import { buildFolder } from "~/app/settings/environment";
import { derived } from "~/tenants/config/derived";
import type { Visit } from "../visit";

interface Polling {
  site: Site;
  member: Member;
  visit: Visit;
  request: Request;
}

/**
 * Returns the ETag of a poll: a hash of the visitor's state and of the id of the last event, because any other change
 * comes with an event.
 */
export function tagOf({ site, member, visit, request }: Polling): string {
  const { eventsUpTo, lastActiveAt: _, ...row } = member;
  const { pathname, search } = urlOf(request);
  const now = [todayOf(site), isPremium(member, site.now()), visit.language, versionOf(site.tenant)];
  return `"${hashOf([row, now, pathname, search])}.${eventsUpTo}"`;
}

/** Returns the client's ETag if it is still valid. Costs one index read. */
export async function tagStillRight({ site, member, request }: Polling, tag: string): Promise<string | undefined> {
  const [hash] = tag.split(".");
  const had = request.headers.get("if-none-match")?.match(/"[^"]*"/g) ?? [];
  for (const each of had.slice(0, MOST_TAGS)) {
    if (!each.startsWith(`${hash}.`)) continue;
    if (await isFresh(site, member, each.slice(`${hash}.`.length, -1))) return each;
  }
  return undefined;
}

/** Maximum number of ETags to check: a client has one answer per address, and each ETag costs a read. */
const MOST_TAGS = 4;

/** The browser may cache the answer for the member, and revalidates it each time. */
export function pollHeaders(tag: string): Record<string, string> {
  // A weak ETag, because the same answer is sent with several compressions.
  return { "Cache-Control": "private, no-cache", Vary: "Cookie, Accept-Language", ETag: `W/${tag}` };
}

const versionOf = derived((tenant) => hashOf([tenant, basename(buildFolder)]));

function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22);
}
