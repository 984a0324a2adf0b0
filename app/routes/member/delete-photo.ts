import { deletePhoto } from "~/app/domain/people/photos/photos";
import { formOnly, memberAction } from "~/app/request/guards";
import { redirect } from "~/app/router/server";

export const action = memberAction(async (args, member) => {
  await deletePhoto(args.context.site, member, args.params.photoId ?? "");
  return redirect("/profile/photos");
});

export const loader = formOnly("/profile/photos");
