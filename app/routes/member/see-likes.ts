import { markLikesSeen } from "~/app/domain/people/likes/likes";
import { backTo, formOnly, memberAction } from "~/app/request/guards";
import { redirect } from "~/app/router/server";

export const action = memberAction(async ({ request, context: { site } }, member) => {
  await markLikesSeen(site, member);
  return redirect(backTo(request, "/likes"));
});

export const loader = formOnly("/likes");
