import { redirect } from "@remix-run/node";
import type { LoggedIn } from "~/app/domain/accounts/accounts";
import { codeRequired, restorable } from "~/app/domain/accounts/accounts.errors";
import type { LoginStep } from "~/app/domain/accounts/login-steps";
import { endSession } from "~/app/domain/accounts/sessions";
import { DomainError } from "~/app/domain/errors";
import type { Site } from "~/app/domain/site";
import { cookieOf, setCookie } from "./cookies";
import { safePath } from "./guards";
import { sessionCookie, tokenOf } from "./session";
import type { Visit } from "./visit";

const NAME = "login-step";
/** The ticket's own ten minutes. */
const LASTS = 10 * 60;

/** The page of each step, by the code that asks for it. */
const PAGES: Record<string, { step: LoginStep; path: string }> = {
  [codeRequired().code]: { step: "second_factor", path: "/login/code" },
  [restorable().code]: { step: "restore", path: "/login/restore" },
};

/** `logIn(...).catch(toNextStep(visit, next))`: where another step is asked for, goes there with its ticket in a cookie. */
export function toNextStep({ secure }: Pick<Visit, "secure">, next: string | undefined) {
  return (error: unknown): never => {
    const page = error instanceof DomainError ? PAGES[error.code] : undefined;
    const ticket = error instanceof DomainError ? error.detail.ticket : undefined;
    if (!page || !ticket) throw error;
    const cookie = setCookie(NAME, ticket, { secure, maxAge: LASTS });
    const query = next ? `?next=${encodeURIComponent(safePath(next))}` : "";
    throw redirect(page.path + query, { headers: { "Set-Cookie": cookie } });
  };
}

/** What this browser has to take the next step with; "" where it has nothing. */
export function ticketOf(request: Request): string {
  return cookieOf(request, NAME) ?? "";
}

/** Goes on as the member who just logged in. A session that the browser had before ends. */
export async function enter(
  site: Site,
  { request, visit }: { request: Request; visit: Visit },
  { token }: LoggedIn,
  next: string | undefined,
): Promise<Response> {
  const former = tokenOf(request);
  if (former) await endSession(site, former);
  const headers = new Headers({ "Set-Cookie": sessionCookie(visit, token) });
  if (ticketOf(request)) headers.append("Set-Cookie", setCookie(NAME, "", { secure: visit.secure, maxAge: 0 }));
  return redirect(safePath(next), { headers });
}
