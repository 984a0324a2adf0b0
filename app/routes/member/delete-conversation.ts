import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { deleteConversation } from "~/app/domain/chats/chats";
import { requireMember } from "~/app/request/guards";

/** Gone for this member; the other keeps it. */
export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args);
  await deleteConversation(args.context.site, member, args.params.chatId ?? "");
  return redirect("/chats");
}

export const loader = () => redirect("/chats");
