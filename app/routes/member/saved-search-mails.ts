import { z } from "zod";
import { mailNewcomers } from "~/app/domain/people/saved-searches/saved-searches";
import { keepPace } from "~/app/domain/site/limits/paces";
import { readForm } from "~/app/request/form";
import { formOnly, memberAction } from "~/app/request/guards";
import { parse } from "~/app/request/input";
import { redirect } from "~/app/router/server";

const fields = z.object({ mails: z.string().optional() });

export const action = memberAction(async ({ request, params, context: { site } }, member) => {
  const { mails } = parse(fields, Object.fromEntries(await readForm(request)));
  await keepPace(site, member, "searches");
  await mailNewcomers(site, member, params.searchId ?? "", mails === "on");
  return redirect("/searches?changed");
});

export const loader = formOnly("/searches");
