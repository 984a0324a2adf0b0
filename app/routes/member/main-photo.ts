import { redirect } from "@remix-run/node";
import { orderPhotos } from "~/app/domain/photos/photos";
import { formOnly, memberAction } from "~/app/request/guards";

export const action = memberAction(async (args, member) => {
  await orderPhotos(args.context.site, member, { main: args.params.photoId });
  return redirect("/profile/photos");
});

export const loader = formOnly("/profile/photos");
