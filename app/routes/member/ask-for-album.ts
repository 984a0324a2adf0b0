import { askForAlbum } from "~/app/domain/people/albums/albums";
import { formOnly, memberAction } from "~/app/request/guards";
import { redirect } from "~/app/router/server";

export const action = memberAction(async ({ params, context: { site } }, member) => {
  const { memberId = "" } = params;
  await askForAlbum(site, member, memberId);
  return redirect(`/members/${memberId}`);
});

export const loader = formOnly("/members");
