import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayWrite } from "~/app/domain/accounts/activation";
import { costOfMessage, markRead, messagesOf, openConversation, sendMessage } from "~/app/domain/chats/chats";
import { messageWire } from "~/app/domain/chats/chats.wire";
import { inPassing } from "~/app/domain/in-passing";
import { submit } from "~/app/request/form";
import { isPrefetch, requireMember } from "~/app/request/guards";
import { Conversations } from "~/app/ui/Conversations";
import { chatList } from "~/app/ui/chat-list.server";
import { OpenConversation } from "~/app/ui/OpenConversation";
import { page } from "~/app/ui/page";
import { personOf } from "~/app/ui/person.server";

type Data = Awaited<ReturnType<typeof loader>>;

export const handle = page<Data>({
  name: "chats-chatId",
  layout: "chat",
  title: (t, data) => (data ? t("chats.with", { name: data.person.name }) : ""),
});

const draft = z.object({ text: z.string("chats.empty_message"), key: z.string().min(1).max(200) });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireMember(args);
  const { site, visit } = args.context;
  const id = args.params.chatId ?? "";
  const before = new URL(args.request.url).searchParams.get("before") ?? undefined;
  const conversation = await openConversation(site, member, id);
  const { messages, hasMore } = await messagesOf(site, member, id, before);
  if (!isPrefetch(args.request)) await inPassing(markRead(site, member, id));
  return {
    id,
    me: member.id,
    person: personOf(site, visit.language, conversation.other, "s"),
    available: conversation.available,
    toConfirm: mayWrite(site, member) ? null : member.email,
    messages: messages.map(messageWire),
    hasMore,
    chats: await chatList(site, member, visit.words),
    timeZone: site.tenant.timeZone,
    now: site.now(),
    firstKey: site.newId(),
    cost: costOfMessage(site, conversation.other),
  };
}

/** The composer's form, where no script takes it over. */
export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args);
  const conversation = args.params.chatId ?? "";
  return submit(args, draft, async ({ text, key }) => {
    await sendMessage(args.context.site, member, { conversation, text, key });
    return redirect(`/chats/${conversation}`);
  });
}

export default function ConversationPage() {
  const { chats, ...conversation } = useLoaderData<typeof loader>();
  return (
    <Conversations chats={chats} current={conversation.id}>
      <OpenConversation key={conversation.id} {...conversation} />
    </Conversations>
  );
}
