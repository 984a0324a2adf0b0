import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { conversationWith } from "~/app/domain/chats/chats";
import { requireMember } from "~/app/request/guards";

/** Opens the conversation with somebody, begun if there is none. */
export async function loader(args: LoaderFunctionArgs) {
  const member = await requireMember(args);
  const id = await conversationWith(args.context.site, member, args.params.memberId ?? "");
  return redirect(`/chats/${id}`);
}

/** Nothing is shown here: that there is a page at all lets an error have one. */
export default function StartChat() {
  return null;
}
