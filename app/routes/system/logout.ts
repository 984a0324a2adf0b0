import { redirect } from "@remix-run/node";
import { endSession } from "~/app/domain/sessions/sessions";
import { formOnly, openAction } from "~/app/request/guards";
import { loggedOutHeaders, tokenOf } from "~/app/request/session";

/** The session is dead on the server, not only in this browser. */
export const action = openAction(async ({ request, context: { site, visit } }) => {
  const token = tokenOf(request);
  if (token) await endSession(site, token);
  return redirect("/login?bye", { headers: loggedOutHeaders(visit) });
});

export const loader = formOnly("/");
