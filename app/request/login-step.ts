import type { LoggedIn, LoginStep } from "~/app/domain/account/credentials/credentials";
import { accountSuspended, codeRequired, restorable } from "~/app/domain/account/credentials/credentials.errors";
import { endSession } from "~/app/domain/account/sessions/sessions";
import { DomainError } from "~/app/domain/errors";
import type { Site } from "~/app/domain/site";
import { redirect } from "~/app/router/server";
import type { Stored } from "~/app/stored";
import { cookieOf, forgetCookie, setCookie } from "./cookies";
import { rememberDevice } from "./device";
import { safePath } from "./guards";
import { sessionCookie, tokenOf } from "./session";
import type { Visit } from "./visit";

export const LOGIN_STEP: Stored = {
  name: "login-step",
  place: "cookie",
  lasts: 10 * 60, // like the ticket
  consent: false,
  purpose: "login_step",
};

const PAGES = new Map(
  Object.entries<{ step: LoginStep; path: string }>({
    [codeRequired().code]: { step: "second_factor", path: "/login/code" },
    [restorable().code]: { step: "restore", path: "/login/restore" },
    [accountSuspended().code]: { step: "suspended", path: "/login/suspended" },
  }),
);

/**
 * Redirects to the next login step, with its ticket in a cookie. Usage: `logIn(...).catch(toNextStep(visit, next))`.
 * Rethrows any other error.
 */
export function toNextStep({ secure }: Pick<Visit, "secure">, next: string | undefined) {
  return (error: unknown): never => {
    const page = error instanceof DomainError ? PAGES.get(error.code) : undefined;
    const ticket = error instanceof DomainError ? error.detail.ticket : undefined;
    if (!page || !ticket) throw error;
    const cookie = setCookie(LOGIN_STEP, ticket, secure);
    const query = next ? `?next=${encodeURIComponent(safePath(next))}` : "";
    throw redirect(page.path + query, { headers: { "Set-Cookie": cookie } });
  };
}

/** Returns the browser's ticket for the next login step; "" without one. */
export function ticketOf(request: Request): string {
  return cookieOf(request, LOGIN_STEP) ?? "";
}

/** Starts a session for the member who just logged in. Ends the browser's earlier session. */
export async function enter(
  site: Site,
  { request, visit }: { request: Request; visit: Visit },
  { token, member }: LoggedIn,
  next: string | undefined,
): Promise<Response> {
  const former = tokenOf(request);
  if (former) await endSession(site, former);
  const headers = new Headers({ "Set-Cookie": sessionCookie(visit, token) });
  await rememberDevice(headers, site, { request, visit }, member.email);
  if (ticketOf(request)) headers.append("Set-Cookie", forgetCookie(LOGIN_STEP, visit.secure));
  return redirect(safePath(next), { headers });
}
