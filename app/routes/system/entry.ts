import { entryCookie } from "~/app/request/entry";
import { readForm } from "~/app/request/form";
import { formOnly, openAction, safePath } from "~/app/request/guards";
import { redirectDocument } from "~/app/router/server";

export const action = openAction(async ({ request, context: { visit } }) => {
  const next = (await readForm(request)).get("next");
  return redirectDocument(safePath(String(next ?? "/")), { headers: { "Set-Cookie": entryCookie(visit.secure) } });
});

export const loader = formOnly("/");
