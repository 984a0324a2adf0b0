import { z } from "zod";
import { mayWrite } from "~/app/domain/account/accounts/activation";
import type { Member } from "~/app/domain/member";
import { MAX_BYTES } from "~/app/domain/people/photos/photos.schema";
import { newPuzzle } from "~/app/domain/safety/puzzles/puzzles";
import { reasonsInWords, sanctionOf } from "~/app/domain/safety/sanctions/sanctions";
import type { Site } from "~/app/domain/site";
import { keepPace } from "~/app/domain/site/limits/paces";
import { adviseCare, conversationPage, keepDraft, openingsTo, sendMessage } from "~/app/domain/talk/chats/chats";
import { messageDraft, messagesPart } from "~/app/domain/talk/chats/chats.schema";
import { messageWire, quotedWire } from "~/app/domain/talk/chats/chats.wire";
import type { Words } from "~/app/locales";
import { isPrefetch, memberAction, memberLoader } from "~/app/request/guards";
import { submitWithFile } from "~/app/request/uploads/photo-form";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import type { HeldNoteProps } from "~/app/ui/account/HeldNote";
import { clockOf } from "~/app/ui/frame/clock.server";
import { page } from "~/app/ui/frame/page";
import { personOf } from "~/app/ui/people/person.server";
import { quoteOf } from "~/app/ui/people/profile/quote.server";
import { Conversations } from "~/app/ui/talk/Conversations";
import { chatList } from "~/app/ui/talk/chat-list.server";
import { OpenConversation } from "~/app/ui/talk/OpenConversation";
import { shortName } from "~/themes/primitives";

type Data = Awaited<ReturnType<typeof loader>>;

export const handle = page<Data>({
  name: "chats-chatId",
  texts: ["account", "chats", "credits", "profile", "puzzles"],
  layout: "chat",
  title: (t, data) => (data ? t("chats.with", { name: shortName(data.person.name) }) : ""),
});

/** The position that an address may name: a message, or an end of the conversation. */
const place = messagesPart
  .pick({ before: true, after: true })
  .extend({ at: z.string().optional(), reply: z.string().optional(), opening: z.coerce.number().catch(-1) })
  // The profile question whose answer the message is about.
  .extend({ about: z.string().optional() });

/** `sure` is set if the sender confirmed the message after a warning. */
const draft = messageDraft.omit({ conversation: true }).extend({ sure: z.string().optional() });

export const loader = memberLoader(async (args, member) => {
  const { site, visit } = args.context;
  const id = args.params.chatId ?? "";
  const address = Object.fromEntries(new URL(args.request.url).searchParams);
  const { at: target = "", opening, about, ...asked } = place.parse(address);
  const look = { ...asked, at: target, reads: !isPrefetch(args.request) };
  const { conversation, stranger, messages, ...shown } = await conversationPage(site, member, id, look);
  const { available, other } = conversation;
  const begins = messages.length === 0 && available;
  const openings = begins ? await openingsTo(site, member, other.id, visit.words) : [];
  const quoted = about ? await quoteOf(site, member, other.id, about, visit.words) : "";
  return {
    id,
    me: member.id,
    upTo: member.eventsUpTo,
    person: personOf(site, visit.language, other, "s"),
    available,
    activity: conversation.activity,
    arrangement: {
      archived: conversation.archived,
      muted: conversation.muted,
      pinned: conversation.pinned,
      photos: conversation.seesPhotos,
    },
    request: conversation.request,
    toConfirm: mayWrite(site, member) ? null : member.email,
    held: await heldInWords(site, member, visit.words),
    messages: messages.map(messageWire),
    replyTo: shown.replyTo && quotedWire(shown.replyTo, id),
    hasMore: shown.hasMore,
    hasNewer: shown.hasNewer,
    target,
    unread: shown.unread ?? "",
    list: await chatList(site, member, visit.words),
    timeZone: clockOf(site, member),
    now: site.now(),
    stranger,
    puzzle: stranger ? newPuzzle(site, "copies") : null,
    firstKey: site.newId(),
    draft: quoted || (openings[opening] ?? conversation.draft),
    openings,
    photos: { offer: shown.photos, maxBytes: MAX_BYTES },
    next: shown.next,
  };
});

/** Handles the composer's form, for browsers without scripts. */
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

async function heldInWords(site: Site, member: Member, words: Words): Promise<HeldNoteProps | null> {
  const held = await site.db.read((conn) => sanctionOf(conn, "mute", member));
  if (!held) return null;
  const text = words.t("holds.held", reasonsInWords(site, held, member.language));
  return { title: words.t("holds.title"), text, appeal: { href: held.appealPath, label: words.t("holds.appeal") } };
}
