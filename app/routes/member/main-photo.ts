import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { orderPhotos } from "~/app/domain/photos/photos";
import { requireMember } from "~/app/request/guards";

export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args);
  await orderPhotos(args.context.site, member, { main: args.params.photoId });
  return redirect("/profile/photos");
}

export const loader = () => redirect("/profile/photos");
