import { endSession } from "~/app/domain/account/sessions/sessions";
import { formOnly, openAction } from "~/app/request/guards";
import { loggedOutHeaders, tokenOf } from "~/app/request/session";
import { redirectDocument } from "~/app/router/server";

/** The session is dead on the server, not only in this browser. */
export const action = openAction(async ({ request, context: { site, visit } }) => {
  const token = tokenOf(request);
  if (token) await endSession(site, token);
  return redirectDocument("/login?bye", { headers: loggedOutHeaders(visit) });
});

export const loader = formOnly("/");
