import { z } from "zod";
import { readForm } from "~/app/request/form";
import { formOnly, openAction, safePath } from "~/app/request/guards";
import { inLanguage, languageCookie } from "~/app/request/language";
import { redirectDocument } from "~/app/router/server";

const choice = z.object({ language: z.string(), next: z.string().catch("/") });

export const action = openAction(async ({ request, context: { site, visit } }) => {
  const { language, next } = choice
    .catch({ language: "", next: "/" })
    .parse(Object.fromEntries(await readForm(request)));
  const chosen = site.tenant.languages.find((each) => each === language);
  const headers = chosen ? { "Set-Cookie": languageCookie(chosen, visit.secure) } : undefined;
  return redirectDocument(chosen ? inLanguage(safePath(next), chosen) : safePath(next), { headers });
});

export const loader = formOnly("/");
