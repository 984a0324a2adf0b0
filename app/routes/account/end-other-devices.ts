import { endOtherSessions } from "~/app/domain/account/sessions/sessions";
import { formOnly, memberAction } from "~/app/request/guards";
import { tokenOf } from "~/app/request/session";
import { redirect } from "~/app/router/server";

export const action = memberAction(async (args, member) => {
  await endOtherSessions(args.context.site, member, tokenOf(args.request) ?? "");
  return redirect("/account/devices?ended");
});

export const loader = formOnly("/account/devices");
