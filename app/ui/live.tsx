import { useNavigate } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { callApi } from "./api";
import { followNews, onNews } from "./news";
import { useSite } from "./site-data";

/** How often a member's page asks whether something is new. */
const POLL_MS = 60_000;
/** Chats and likes are asked for this long after the member. */
const AFTER_USER_MS = 1_000;
/** For this long after a log-out no answer that was still on its way is taken for a new log-in. */
const LOGOUT_FLAG_MS = 1_000;

interface Counts {
  /** Messages in all conversations together. */
  unread: number;
  newLikes: number;
}

const NOTHING: Counts = { unread: 0, newLikes: 0 };
const LiveContext = createContext(NOTHING);

/** Unread messages and new likes, as of the page or of the last poll. */
export const useLive = () => useContext(LiveContext);

export function LiveProvider({ children }: { children: ReactNode }) {
  const member = useSite()?.member ?? null;
  const counts = usePolledCounts(member);
  return <LiveContext.Provider value={counts}>{children}</LiveContext.Provider>;
}

function usePolledCounts(member: ({ id: string } & Counts) | null): Counts {
  const navigate = useNavigate();
  const [polled, setPolled] = useState<Counts | null>(null);
  const id = member?.id;
  const fromPage = `${id}:${member?.unread}:${member?.newLikes}`;

  // A page that was just loaded knows better than the last poll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is their change that counts
  useEffect(() => setPolled(null), [fromPage]);

  useEffect(() => {
    if (!id) return;
    let later = 0;
    let loggedOut = false;
    const leave = () => {
      if (loggedOut) return;
      loggedOut = true;
      setTimeout(() => (loggedOut = false), LOGOUT_FLAG_MS);
      navigate("/login");
    };
    const count = async () => {
      const counts = await fetchCounts().catch(() => null);
      if (counts === "logged out") leave();
      else if (counts) setPolled(counts);
    };
    const poll = async () => {
      const user = await callApi("GET", "/api/user.php").catch(() => null);
      if (user?.status === 403) return leave();
      later = window.setTimeout(count, AFTER_USER_MS);
    };
    const timer = setInterval(poll, POLL_MS);
    const deaf = onNews(count);
    const quit = followNews();
    return () => {
      quit();
      deaf();
      clearInterval(timer);
      clearTimeout(later);
    };
  }, [id, navigate]);

  const counts = (member && polled) ?? member ?? NOTHING;
  useAppBadge(counts.unread + counts.newLikes);
  return counts;
}

async function fetchCounts(): Promise<Counts | "logged out"> {
  const [chats, likes] = await Promise.all([
    callApi<{ chats: { num_unread_messages: number }[] }>("GET", "/api/chats.php"),
    callApi<{ liked_by: { like_new: boolean }[] }>("GET", "/api/likes.php"),
  ]);
  if (chats.status === 403 || likes.status === 403) return "logged out";
  return {
    unread: (chats.body?.chats ?? []).reduce((sum, chat) => sum + chat.num_unread_messages, 0),
    newLikes: (likes.body?.liked_by ?? []).filter((like) => like.like_new).length,
  };
}

/** The installed app's badge: unread chats plus new likes. */
function useAppBadge(count: number) {
  useEffect(() => {
    if (!("setAppBadge" in navigator)) return;
    void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
  }, [count]);
}
