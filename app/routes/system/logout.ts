import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { endSession } from "~/app/domain/accounts/sessions";
import { endSessionCookie, tokenOf } from "~/app/request/session";

/** The session is dead on the server, not only in this browser. */
export async function action({ request, context: { site, visit } }: ActionFunctionArgs) {
  const token = tokenOf(request);
  if (token) await endSession(site, token);
  return redirect("/login?bye", { headers: { "Set-Cookie": endSessionCookie(visit) } });
}

export const loader = () => redirect("/");
