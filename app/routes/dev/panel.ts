import { readForm } from "~/app/request/form";
import { backTo, formOnly, openAction } from "~/app/request/guards";
import { panelCookie } from "~/app/request/preview";
import { redirect } from "~/app/router/server";

export const action = openAction(async ({ request, context: { visit } }) => {
  const open = (await readForm(request)).get("value") === "open";
  return redirect(backTo(request, "/_dev"), { headers: { "Set-Cookie": panelCookie(open, visit.secure) } });
});

export const loader = formOnly("/_dev");
