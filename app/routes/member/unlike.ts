import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { unlike } from "~/app/domain/likes/likes";
import { backTo, requireMember } from "~/app/request/guards";

/** The unlike button's form, where no script takes it over. */
export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args);
  await unlike(args.context.site, member, args.params.memberId ?? "");
  return redirect(backTo(args.request, `/members/${encodeURIComponent(args.params.memberId ?? "")}`));
}

export const loader = () => redirect("/members");
