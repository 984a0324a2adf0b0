import type { Stored } from "~/app/stored";
import { cookieOf, forgetCookie, setCookie } from "./cookies";

export const SESSION: Stored = {
  name: "session",
  place: "cookie",
  lasts: 30 * 24 * 60 * 60,
  consent: false,
  purpose: "session",
};

/** The session token that the browser sent, if it has the form of one. */
export function tokenOf(request: Request): string | undefined {
  const token = cookieOf(request, SESSION);
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Set-Cookie for a session that begins. */
export function sessionCookie({ secure }: { secure: boolean }, token: string): string {
  return setCookie(SESSION, token, secure);
}

/** Set-Cookie for a session that ended. */
export function endSessionCookie({ secure }: { secure: boolean }): string {
  return forgetCookie(SESSION, secure);
}

/**
 * The headers of the answer to logging out: the cookie goes, and with it everything that the browser kept of the site's
 * pages and for its scripts. Cookies are left out of Clear-Site-Data: it would take those of every sibling domain
 * along.
 */
export function loggedOutHeaders(visit: { secure: boolean }): Record<string, string> {
  return { "Set-Cookie": endSessionCookie(visit), "Clear-Site-Data": '"cache", "storage"' };
}
