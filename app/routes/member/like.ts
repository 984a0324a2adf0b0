import { like } from "~/app/domain/people/likes/likes";
import { keepPace } from "~/app/domain/site/limits/paces";
import { readForm } from "~/app/request/form";
import { backTo, formOnly, memberAction } from "~/app/request/guards";
import { redirect } from "~/app/router/server";

/** Handles the like button's form, for browsers without scripts. */
export const action = memberAction(async (args, member) => {
  await keepPace(args.context.site, member, "likes");
  const prompt = (await readForm(args.request)).get("prompt");
  await like(args.context.site, member, args.params.memberId ?? "", String(prompt ?? ""));
  return redirect(backTo(args.request, `/members/${encodeURIComponent(args.params.memberId ?? "")}`));
});

export const loader = formOnly("/members");
