import { useLoaderData } from "@remix-run/react";
import { memberLoader } from "~/app/request/guards";
import { Conversations } from "~/app/ui/Conversations";
import { chatList, chatsQueryOf } from "~/app/ui/chat-list.server";
import { page } from "~/app/ui/page";

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
