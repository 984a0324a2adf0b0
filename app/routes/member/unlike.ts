import { unlike } from "~/app/domain/people/likes/likes";
import { backTo, formOnly, memberAction } from "~/app/request/guards";
import { redirect } from "~/app/router/server";

/** Handles the unlike button's form, for browsers without scripts. */
export const action = memberAction(async (args, member) => {
  await unlike(args.context.site, member, args.params.memberId ?? "");
  return redirect(backTo(args.request, `/members/${encodeURIComponent(args.params.memberId ?? "")}`));
});

export const loader = formOnly("/members");
