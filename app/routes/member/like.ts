import { redirect } from "@remix-run/node";
import { like } from "~/app/domain/likes/likes";
import { keepPace } from "~/app/domain/limits/paces";
import { readForm } from "~/app/request/form";
import { backTo, formOnly, memberAction } from "~/app/request/guards";

/** The like button's form, where no script takes it over. */
export const action = memberAction(async (args, member) => {
  await keepPace(args.context.site, member, "likes");
  const prompt = (await readForm(args.request)).get("prompt");
  await like(args.context.site, member, args.params.memberId ?? "", String(prompt ?? ""));
  return redirect(backTo(args.request, `/members/${encodeURIComponent(args.params.memberId ?? "")}`));
});

export const loader = formOnly("/members");
