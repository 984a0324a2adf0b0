import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { endOwnSession } from "~/app/domain/accounts/sessions";
import { requireMember } from "~/app/request/guards";

/** Logs one of the member's devices out. */
export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args);
  await endOwnSession(args.context.site, member, args.params.deviceId ?? "");
  return redirect("/account/devices?ended");
}

export const loader = () => redirect("/account/devices");
