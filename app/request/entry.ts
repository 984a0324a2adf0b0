import type { Site } from "~/app/domain/site";
import type { Stored } from "~/app/stored";
import { cookieOf, setCookie } from "./cookies";
import type { Visit } from "./visit";

export const ENTRY: Stored = {
  name: "skipped-site-entry-warning",
  place: "cookie",
  lasts: 30 * 24 * 60 * 60,
  consent: false,
  purpose: "entry",
  keptBy: ({ siteEntryWarning }) => siteEntryWarning,
};

/** Returns whether this request shows the adults-only notice first. Members and bots never see the notice. */
export async function warnsAtEntry(site: Site, visit: Visit, request: Request): Promise<boolean> {
  if (!site.tenant.siteEntryWarning || visit.bot || cookieOf(request, ENTRY)) return false;
  return (await visit.member()) === null;
}

export function entryCookie(secure: boolean): string {
  return setCookie(ENTRY, "1", secure);
}
