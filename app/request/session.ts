import type { Stored } from "~/app/stored";
import { cookieOf, forgetCookie, setCookie } from "./cookies";

export const SESSION: Stored = {
  name: "session",
  place: "cookie",
  lasts: 30 * 24 * 60 * 60,
  consent: false,
  purpose: "session",
};

export function tokenOf(request: Request): string | undefined {
  const token = cookieOf(request, SESSION);
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

export function sessionCookie({ secure }: { secure: boolean }, token: string): string {
  return setCookie(SESSION, token, secure);
}

/** Clear-Site-Data omits cookies, because it would remove those of every sibling domain. */
export function loggedOutHeaders({ secure }: { secure: boolean }): Record<string, string> {
  return { "Set-Cookie": forgetCookie(SESSION, secure), "Clear-Site-Data": '"cache", "storage"' };
}
