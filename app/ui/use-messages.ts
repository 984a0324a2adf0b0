import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "./api";
import { onNews } from "./news";

/** How often an open conversation asks for news while its page is looked at. */
const POLL_MS = 4_000;

export interface WireMessage {
  id: string;
  conversation: string;
  from: string;
  text: string;
  sent_at: string;
  state: string;
}

interface Answer {
  messages: WireMessage[];
  has_more: boolean;
}

/** The messages of an open conversation: those of the page, older ones asked for, and those that come in meanwhile. */
export function useMessages(conversation: string, fromPage: WireMessage[], pageHasMore: boolean) {
  const [messages, setMessages] = useState(fromPage);
  const [hasMore, setHasMore] = useState(pageHasMore);
  const known = useRef(fromPage);
  known.current = messages;

  const add = useCallback((fresh: WireMessage[]) => setMessages((now) => merged(now, fresh)), []);
  useEffect(() => add(fromPage), [fromPage, add]);

  const loadOlder = async () => {
    const first = known.current[0];
    if (!first) return;
    const { body } = await callApi<Answer>("GET", `/api/messages.php?conversation=${conversation}&before=${first.id}`);
    if (!body?.messages) return;
    add(body.messages);
    setHasMore(body.has_more);
  };

  useEffect(() => {
    const poll = async () => {
      if (document.visibilityState !== "visible") return;
      const answer = await callApi<Answer>("GET", `/api/messages.php?conversation=${conversation}`).catch(() => null);
      const fresh = answer?.body?.messages ?? [];
      const news = fresh.some(({ id }) => !known.current.some((message) => message.id === id));
      if (fresh.length > 0) add(fresh);
      if (news) await callApi("POST", "/api/read.php", { conversation }).catch(() => null);
    };
    const timer = setInterval(poll, POLL_MS);
    document.addEventListener("visibilitychange", poll);
    const deaf = onNews(poll);
    return () => {
      deaf();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", poll);
    };
  }, [conversation, add]);

  return { messages, hasMore, add, loadOlder };
}

/** By id, which sorts by time; what came later says how a message stands. */
function merged(now: WireMessage[], fresh: WireMessage[]): WireMessage[] {
  const byId = new Map([...now, ...fresh].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
