import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireMember } from "~/app/request/guards";
import { Conversations } from "~/app/ui/Conversations";
import { chatList } from "~/app/ui/chat-list.server";
import { page } from "~/app/ui/page";

export const handle = page({ name: "chats", title: (t) => t("chats.title") });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireMember(args);
  const { site, visit } = args.context;
  return { chats: await chatList(site, member, visit.words) };
}

export default function ChatsPage() {
  const { chats } = useLoaderData<typeof loader>();
  return <Conversations chats={chats}>{null}</Conversations>;
}
