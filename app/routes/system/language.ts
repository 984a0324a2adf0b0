import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { languageCookie } from "~/app/locales/detect";
import { readForm } from "~/app/request/form";
import { safePath } from "~/app/request/guards";

const choice = z.object({ language: z.string(), next: z.string().catch("/") });

/** Remembers the language that somebody chose, and goes back to where they were. */
export async function action({ request, context: { site, visit } }: ActionFunctionArgs) {
  const { language, next } = choice
    .catch({ language: "", next: "/" })
    .parse(Object.fromEntries(await readForm(request)));
  const chosen = site.tenant.languages.find((each) => each === language);
  const headers = chosen ? { "Set-Cookie": languageCookie(chosen, visit.secure) } : undefined;
  return redirect(safePath(next), { headers });
}

export const loader = () => redirect("/");
