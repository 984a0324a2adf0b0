import { conversationWith } from "~/app/domain/talk/chats/chats";
import { memberLoader } from "~/app/request/guards";
import { redirect } from "~/app/router/server";

/** Opens the conversation with somebody, begun if there is none. */
export const loader = memberLoader(async (args, member) => {
  const id = await conversationWith(args.context.site, member, args.params.memberId ?? "");
  const about = new URL(args.request.url).searchParams.get("about");
  return redirect(about ? `/chats/${id}?about=${encodeURIComponent(about)}` : `/chats/${id}`);
});

/** Nothing is shown here: that there is a page at all lets an error have one. */
export default function StartChat() {
  return null;
}
