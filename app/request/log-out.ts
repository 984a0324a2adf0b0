import { endSession } from "~/app/domain/account/sessions/sessions";
import { type LoaderFunctionArgs, redirectDocument } from "~/app/router/server";
import { loggedOutHeaders, tokenOf } from "./session";

/**
 * Ends the session and logs the browser out. Logs the browser out even if the session cannot be ended, for example
 * while the database is read-only.
 */
export async function logOut({
  request,
  context: { site, visit },
}: Pick<LoaderFunctionArgs, "request" | "context">): Promise<Response> {
  const token = tokenOf(request);
  try {
    if (token) await endSession(site, token);
  } catch (error) {
    site.log.error({ err: error }, "a session could not be ended; only its browser is logged out");
  }
  return redirectDocument("/login?bye", { headers: loggedOutHeaders(visit) });
}

/**
 * Returns whether the visitor was sent to the login because an earlier logout went unanswered
 * (`ui/frame/delivery.tsx`).
 */
export function isLeaving({ url, headers }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  return pathname === "/login" && searchParams.has("bye") && headers.get("sec-fetch-site") === "same-origin";
}
