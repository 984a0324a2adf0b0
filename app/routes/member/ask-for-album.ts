import { redirect } from "@remix-run/node";
import { askForAlbum } from "~/app/domain/albums/albums";
import { formOnly, memberAction } from "~/app/request/guards";

export const action = memberAction(async ({ params, context: { site } }, member) => {
  const { memberId = "" } = params;
  await askForAlbum(site, member, memberId);
  return redirect(`/members/${memberId}`);
});

export const loader = formOnly("/members");
