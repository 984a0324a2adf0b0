import type { Site } from "~/app/domain/site";
import { cookieOf, setCookie } from "./cookies";
import type { Visit } from "./visit";

const NAME = "skipped-site-entry-warning";
const THIRTY_DAYS = 30 * 24 * 60 * 60;

/** Whether this request sees the adults-only notice before anything else. Members and bots never do. */
export async function warnsAtEntry(site: Site, visit: Visit, request: Request): Promise<boolean> {
  if (!site.tenant.siteEntryWarning || visit.bot || cookieOf(request, NAME)) return false;
  return (await visit.member()) === null;
}

export function entryCookie(secure: boolean): string {
  return setCookie(NAME, "1", { secure, maxAge: THIRTY_DAYS });
}

/** Shows the notice again to whoever skipped it. */
export function forgottenEntryCookie(secure: boolean): string {
  return setCookie(NAME, "", { secure, maxAge: 0 });
}
