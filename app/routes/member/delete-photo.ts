import { redirect } from "@remix-run/node";
import { deletePhoto } from "~/app/domain/photos/photos";
import { formOnly, memberAction } from "~/app/request/guards";

export const action = memberAction(async (args, member) => {
  await deletePhoto(args.context.site, member, args.params.photoId ?? "");
  return redirect("/profile/photos");
});

export const loader = formOnly("/profile/photos");
