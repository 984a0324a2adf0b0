import { forgetCookie } from "~/app/request/cookies";
import { ENTRY } from "~/app/request/entry";
import { backTo, formOnly, openAction } from "~/app/request/guards";
import { redirect } from "~/app/router/server";

/** Deletes the 'skipped-site-entry-warning' flag, so that a visitor sees the adults-only notice again. */
export const action = openAction(({ request, context: { visit } }) => {
  return redirect(backTo(request, "/"), { headers: { "Set-Cookie": forgetCookie(ENTRY, visit.secure) } });
});

export const loader = formOnly("/_dev");
