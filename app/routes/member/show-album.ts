import { grantAlbum, revokeAlbum } from "~/app/domain/people/albums/albums";
import { readForm } from "~/app/request/form";
import { backTo, formOnly, memberAction } from "~/app/request/guards";
import { redirect } from "~/app/router/server";

/** Grants a person access to one's private photos if `show` is "1", and revokes it otherwise. */
export const action = memberAction(async ({ request, params, context: { site } }, member) => {
  const { memberId = "" } = params;
  const form = await readForm(request);
  if (form.get("show") === "1") await grantAlbum(site, member, memberId);
  else await revokeAlbum(site, member, memberId);
  return redirect(backTo(request, "/profile/photos/private"));
});

export const loader = formOnly("/profile/photos/private");
