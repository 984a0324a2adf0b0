import { forgottenEntryCookie } from "~/app/request/entry";
import { backTo, formOnly, openAction } from "~/app/request/guards";
import { redirect } from "~/app/router/server";

/** Deletes the 'skipped-site-entry-warning' flag: a visitor sees the notice for adults again, where the site has one. */
export const action = openAction(({ request, context: { visit } }) => {
  return redirect(backTo(request, "/"), { headers: { "Set-Cookie": forgottenEntryCookie(visit.secure) } });
});

export const loader = formOnly("/_dev");
