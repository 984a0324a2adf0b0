import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readForm } from "~/app/request/form";
import { backTo } from "~/app/request/guards";
import { panelCookie } from "~/app/request/preview";

/** Opens the developer's panel on every page, or closes it. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  const open = (await readForm(request)).get("value") === "open";
  return redirect(backTo(request, "/_dev"), { headers: { "Set-Cookie": panelCookie(open, visit.secure) } });
}

export const loader = () => redirect("/_dev");
