import { endOwnSession } from "~/app/domain/account/sessions/sessions";
import { formOnly, memberAction } from "~/app/request/guards";
import { redirect } from "~/app/router/server";

export const action = memberAction(async (args, member) => {
  await endOwnSession(args.context.site, member, args.params.deviceId ?? "");
  return redirect("/account/devices?ended");
});

export const loader = formOnly("/account/devices");
