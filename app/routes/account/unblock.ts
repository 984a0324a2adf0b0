import { unblock } from "~/app/domain/safety/blocks/blocks";
import { keepPace } from "~/app/domain/site/limits/paces";
import { formOnly, memberAction } from "~/app/request/guards";
import { redirect } from "~/app/router/server";

export const action = memberAction(async ({ params, context: { site } }, member) => {
  await keepPace(site, member, "blocks");
  await unblock(site, member, params.memberId ?? "");
  return redirect("/account/blocked?undone");
});

export const loader = formOnly("/account/blocked");
