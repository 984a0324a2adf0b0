import { memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import { Conversations } from "~/app/ui/talk/Conversations";
import { chatList, chatsQueryOf } from "~/app/ui/talk/chat-list.server";

export const handle = page({ name: "chats", texts: ["chats", "profile"], title: (t) => t("chats.title") });

export const loader = memberLoader(async (args, member) => {
  const { site, visit } = args.context;
  return { list: await chatList(site, member, visit.words, chatsQueryOf(args.request)) };
});

export default function ChatsPage() {
  const { list } = useLoaderData<typeof loader>();
  return (
    <Conversations key={`${list.filter} ${list.name}`} list={list}>
      {null}
    </Conversations>
  );
}
