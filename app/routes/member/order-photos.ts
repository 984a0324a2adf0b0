import { z } from "zod";
import { orderPhotos } from "~/app/domain/people/photos/photos";
import { readForm } from "~/app/request/form";
import { formOnly, memberAction } from "~/app/request/guards";
import { parse } from "~/app/request/input";
import { redirect } from "~/app/router/server";

const fields = z.object({ order: z.string().transform((ids) => ids.split(",").slice(0, 100)) });

/** The order is a list of ids, separated by commas. */
export const action = memberAction(async ({ request, context: { site } }, member) => {
  await orderPhotos(site, member, parse(fields, Object.fromEntries(await readForm(request))));
  return redirect("/profile/photos");
});

export const loader = formOnly("/profile/photos");
