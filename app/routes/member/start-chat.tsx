import { conversationWith } from "~/app/domain/talk/chats/chats";
import { memberLoader } from "~/app/request/guards";
import { redirect } from "~/app/router/server";

export const loader = memberLoader(async (args, member) => {
  const id = await conversationWith(args.context.site, member, args.params.memberId ?? "");
  const about = new URL(args.request.url).searchParams.get("about");
  return redirect(about ? `/chats/${id}?about=${encodeURIComponent(about)}` : `/chats/${id}`);
});

/** Never renders. The route exports a component so that errors have a page. */
export default function StartChat() {
  return null;
}
