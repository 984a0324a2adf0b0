import { orderPhotos } from "~/app/domain/people/photos/photos";
import { formOnly, memberAction } from "~/app/request/guards";
import { redirect } from "~/app/router/server";

export const action = memberAction(async (args, member) => {
  await orderPhotos(args.context.site, member, { main: args.params.photoId });
  return redirect("/profile/photos");
});

export const loader = formOnly("/profile/photos");
