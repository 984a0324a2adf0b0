import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { deletePhoto } from "~/app/domain/photos/photos";
import { requireMember } from "~/app/request/guards";

export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args);
  await deletePhoto(args.context.site, member, args.params.photoId ?? "");
  return redirect("/profile/photos");
}

export const loader = () => redirect("/profile/photos");
