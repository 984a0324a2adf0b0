import { useCallback, useEffect, useState } from "react";
import type { WireMessage } from "~/app/domain/talk/chats/chats.wire";
import { useFetcher, useLocation, useRevalidator } from "~/app/router/client";
import { type LiveEvent, useLiveValue, useOnEvent } from "~/app/ui/frame/events/hub";
import { useSite } from "~/app/ui/frame/site-data";
import type { ChatList, ChatSummary } from "~/app/ui/talk/chat-list.server";
import { useWords } from "~/themes/words";
import { previewOf, whenOf } from "./preview";

/**
 * Returns the list of conversations: the page's data, later pages, and all events since. `current` is the open
 * conversation.
 */
export function useChatList(list: ChatList, current: string | undefined) {
  const { chats: base, filter, name, timeZone, upTo } = list;
  const words = useWords();
  const me = useSite()?.member?.id;
  const { revalidate } = useRevalidator();
  const whole = filter === "all" && name === "";

  const preview = ({ text, from, taken_back: takenBack, photo }: WireMessage) =>
    previewOf({ text, takenBack, photo }, from === me, words);

  const apply = (now: ChatSummary[], event: LiveEvent): ChatSummary[] => {
    if (event.kind === "read" && event.data.profile === me) {
      return now.map((chat) => (chat.id === event.data.conversation ? { ...chat, unread: 0 } : chat));
    }
    if (event.kind === "change") {
      const { message } = event.data;
      return now.map((chat) => (chat.lastId === message.id ? { ...chat, preview: preview(message) } : chat));
    }
    if (event.kind !== "message") return now;
    const { message, num_unread_messages: unread } = event.data;
    const chat = now.find(({ id }) => id === message.conversation);
    if (!chat) return now;
    const looked = chat.id === current && document.visibilityState === "visible";
    const at = Date.parse(message.sent_at);
    const said = {
      ...chat,
      preview: preview(message),
      lastId: message.id,
      at: whenOf(at, Date.now(), words, timeZone),
      lastAt: at,
      unread: looked ? 0 : unread,
    };
    return chat.pinned ? now.map((each) => (each === chat ? said : each)) : onTop(now, said);
  };
  const [chats, change] = useLiveValue({ base, upTo, apply, rebase: withLoaded });

  // Reloads the list, because the page has no data of a conversation outside the list.
  useOnEvent((event) => {
    if (whole && event.kind === "message" && !chats.some(({ id }) => id === event.data.message.conversation))
      revalidate();
  });

  const { deleted } = (useLocation().state ?? {}) as Partial<LeftOut>;
  return { chats: deleted ? chats.filter(({ id }) => id !== deleted) : chats, ...useRest(list.rest, change) };
}

/**
 * State of a navigation: the id of a conversation that is being deleted, which the list leaves out while the server
 * still has it.
 */
export interface LeftOut {
  deleted: string;
}

function useRest(first: string | null, change: (to: (known: ChatSummary[]) => ChatSummary[]) => void) {
  const { load, data, state } = useFetcher<{ list: ChatList }>();
  const [rest, setRest] = useState(first);
  useEffect(() => setRest(first), [first]);
  useEffect(() => {
    if (!data) return;
    setRest(data.list.rest);
    change((known) => [...known, ...data.list.chats.filter(({ id }) => known.every((each) => each.id !== id))]);
  }, [data, change]);
  const loadRest = useCallback(() => {
    if (rest) load(rest);
  }, [rest, load]);
  return { rest, loadRest, loading: state !== "idle" };
}

/** Puts a conversation on top, below the pinned ones. */
function onTop(chats: ChatSummary[], said: ChatSummary): ChatSummary[] {
  const others = chats.filter(({ id }) => id !== said.id);
  return [...others.filter(({ pinned }) => pinned), said, ...others.filter(({ pinned }) => !pinned)];
}

/** Keeps the chats that were loaded later when the list itself reloads. */
function withLoaded(known: ChatSummary[], fresh: ChatSummary[]): ChatSummary[] {
  const end = fresh.at(-1)?.lastAt ?? 0;
  const behind = known.filter(
    ({ id, lastAt, pinned }) => !pinned && lastAt < end && fresh.every((each) => each.id !== id),
  );
  return [...fresh, ...behind];
}
