import { redirect } from "@remix-run/node";
import { unblock } from "~/app/domain/blocks/blocks";
import { formOnly, memberAction } from "~/app/request/guards";

export const action = memberAction(async ({ params, context: { site } }, member) => {
  await unblock(site, member, params.memberId ?? "");
  return redirect("/account/blocked?undone");
});

export const loader = formOnly("/account/blocked");
