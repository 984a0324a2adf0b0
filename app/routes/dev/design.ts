import { readForm } from "~/app/request/form";
import { backTo, formOnly, openAction } from "~/app/request/guards";
import { designCookie } from "~/app/request/preview";
import { redirect } from "~/app/router/server";
import { TEMPLATES } from "~/tenants/config/vocabulary";

/** Shows every page in another template, until the browser closes. */
export const action = openAction(async ({ request, context: { visit } }) => {
  const wanted = (await readForm(request)).get("value");
  const template = TEMPLATES.find((each) => each === wanted) ?? TEMPLATES[0];
  return redirect(backTo(request, "/"), { headers: { "Set-Cookie": designCookie(template, visit.secure) } });
});

export const loader = formOnly("/_dev");
