import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { forgottenEntryCookie } from "~/app/request/entry";
import { backTo } from "~/app/request/guards";

/** Deletes the 'skipped-site-entry-warning' flag: a visitor sees the notice for adults again, where the site has one. */
export function action({ request, context: { visit } }: ActionFunctionArgs) {
  return redirect(backTo(request, "/"), { headers: { "Set-Cookie": forgottenEntryCookie(visit.secure) } });
}

export const loader = () => redirect("/_dev");
