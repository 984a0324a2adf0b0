import { setCookie } from "~/app/request/cookies";
import { ENTRY } from "~/app/request/entry";
import { readForm } from "~/app/request/form";
import { formOnly, openAction, safePath } from "~/app/request/guards";
import { redirectDocument } from "~/app/router/server";

export const action = openAction(async ({ request, context: { visit } }) => {
  const next = (await readForm(request)).get("next");
  const headers = { "Set-Cookie": setCookie(ENTRY, "1", visit.secure) };
  return redirectDocument(safePath(String(next ?? "/")), { headers });
});

export const loader = formOnly("/");
