import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayWrite } from "~/app/domain/accounts/activation";
import {
  adviseCare,
  firstUnreadOf,
  isStrangerIn,
  keepDraft,
  markRead,
  messageIn,
  messagesOf,
  nextMessage,
  openConversation,
  openingsTo,
  photoOffer,
  sendMessage,
} from "~/app/domain/chats/chats";
import { messageDraft, messagesPart } from "~/app/domain/chats/chats.schema";
import { messageWire, quotedWire } from "~/app/domain/chats/chats.wire";
import { keepPace } from "~/app/domain/limits/paces";
import { MAX_BYTES } from "~/app/domain/photos/photos.schema";
import { newPuzzle } from "~/app/domain/puzzles/puzzles";
import { skipWhileReadOnly } from "~/app/domain/read-only";
import { isPrefetch, memberAction, memberLoader } from "~/app/request/guards";
import { submitWithFile } from "~/app/request/photo-form";
import { Conversations } from "~/app/ui/Conversations";
import { chatList } from "~/app/ui/chat-list.server";
import { OpenConversation } from "~/app/ui/OpenConversation";
import { page } from "~/app/ui/page";
import { personOf } from "~/app/ui/person.server";
import { quoteOf } from "~/app/ui/profile/quote.server";

type Data = Awaited<ReturnType<typeof loader>>;

export const handle = page<Data>({
  name: "chats-chatId",
  texts: ["account", "blocks", "chats", "credits", "profile", "puzzles"],
  layout: "chat",
  title: (t, data) => (data ? t("chats.with", { name: data.person.name }) : ""),
});

/** What an address may say: a message to stand at, or where the page begins or ends. */
const place = messagesPart
  .pick({ before: true, after: true })
  .extend({ at: z.string().optional(), reply: z.string().optional(), opening: z.coerce.number().catch(-1) })
  // A question of the other's profile whose answer the message is about.
  .extend({ about: z.string().optional() });

/** So many unread messages are among the newest. */
const ON_ONE_PAGE = 20;

/** `sure` where the sender was told to be careful, and is. */
const draft = messageDraft.omit({ conversation: true }).extend({ sure: z.string().optional() });

export const loader = memberLoader(async (args, member) => {
  const { site, visit } = args.context;
  const id = args.params.chatId ?? "";
  const {
    at: target = "",
    reply,
    opening,
    about,
    ...asked
  } = place.parse(Object.fromEntries(new URL(args.request.url).searchParams));
  const conversation = await openConversation(site, member, id);
  const unread = (await firstUnreadOf(site, member, id)) ?? "";
  if (!isPrefetch(args.request)) await skipWhileReadOnly(markRead(site, member, id));
  const around = target || (conversation.unread > ON_ONE_PAGE ? unread : "");
  const part = asked.before || asked.after || !around ? asked : { around };
  const { messages, hasMore, hasNewer } = await messagesOf(site, member, id, part);
  const begins = messages.length === 0 && conversation.available;
  const openings = begins ? await openingsTo(site, member, conversation.other.id, visit.words) : [];
  const quoted = about ? await quoteOf(site, member, conversation.other.id, about, visit.words) : "";
  const stranger = conversation.available && !conversation.other.fictional && (await isStrangerIn(site, member, id));
  return {
    id,
    me: member.id,
    upTo: member.eventsUpTo,
    person: personOf(site, visit.language, conversation.other, "s"),
    available: conversation.available,
    activity: conversation.activity,
    arrangement: {
      archived: conversation.archived,
      muted: conversation.muted,
      pinned: conversation.pinned,
      photos: conversation.seesPhotos,
    },
    request: conversation.request,
    toConfirm: mayWrite(site, member) ? null : member.email,
    messages: messages.map(messageWire),
    replyTo: reply ? quotedWire(await messageIn(site, member, reply), id) : null,
    hasMore,
    hasNewer,
    target,
    unread,
    list: await chatList(site, member, visit.words),
    timeZone: site.tenant.timeZone,
    now: site.now(),
    stranger,
    puzzle: stranger ? newPuzzle(site) : null,
    firstKey: site.newId(),
    draft: quoted || (openings[opening] ?? conversation.draft),
    openings,
    photos: { offer: conversation.available ? await photoOffer(site, member, id) : "never", maxBytes: MAX_BYTES },
    next: await nextMessage(site, member, { conversation: id, fictional: conversation.other.fictional }),
  };
});

/** The composer's form, where no script takes it over. */
export const action = memberAction(async (args, member) => {
  const conversation = args.params.chatId ?? "";
  const { site } = args.context;
  const send =
    (file?: string) =>
    async ({ sure, ...said }: z.infer<typeof draft>) => {
      if (!sure) await adviseCare(site, member, conversation, said.text);
      await keepPace(site, member, "messages");
      await sendMessage(site, member, { conversation, ...said }, file);
      await keepDraft(site, member, { conversation, text: "" });
      return redirect(`/chats/${conversation}`);
    };
  return submitWithFile(args, { owner: member, schema: draft, verb: send });
});

export default function ConversationPage() {
  const { list, ...conversation } = useLoaderData<typeof loader>();
  return (
    <Conversations list={list} current={conversation.id}>
      <OpenConversation key={conversation.id} {...conversation} />
    </Conversations>
  );
}
