import { setPrivate } from "~/app/domain/people/photos/moderation";
import { readForm } from "~/app/request/form";
import { formOnly, memberAction } from "~/app/request/guards";
import { redirect } from "~/app/router/server";

/** Makes a photo private if `private` is "1", and public otherwise. */
export const action = memberAction(async ({ request, params, context: { site } }, member) => {
  const form = await readForm(request);
  await setPrivate(site, member, params.photoId ?? "", form.get("private") === "1");
  return redirect("/profile/photos");
});

export const loader = formOnly("/profile/photos");
