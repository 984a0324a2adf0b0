import { redirect } from "@remix-run/node";
import { letSee, letSeeNoMore } from "~/app/domain/albums/albums";
import { backTo, formOnly, memberAction } from "~/app/request/guards";

/** Lets somebody see one's private photos where `show` is "1", and no more where it is not. */
export const action = memberAction(async ({ request, params, context: { site } }, member) => {
  const { memberId = "" } = params;
  const form = await request.formData();
  if (form.get("show") === "1") await letSee(site, member, memberId);
  else await letSeeNoMore(site, member, memberId);
  return redirect(backTo(request, "/profile/photos/private"));
});

export const loader = formOnly("/profile/photos/private");
