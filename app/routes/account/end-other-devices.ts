import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { endOtherSessions } from "~/app/domain/accounts/sessions";
import { requireMember } from "~/app/request/guards";
import { tokenOf } from "~/app/request/session";

/** Logs the member out everywhere but here. */
export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args);
  await endOtherSessions(args.context.site, member, tokenOf(args.request) ?? "");
  return redirect("/account/devices?ended");
}

export const loader = () => redirect("/account/devices");
