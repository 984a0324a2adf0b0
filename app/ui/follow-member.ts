import { callApi } from "./api";
import type { Counts } from "./live";
import { followNews, onNews } from "./news";

/** How often a member's page asks whether something is new. */
const POLL_MS = 60_000;
/** Chats and likes are asked for this long after the member. */
const AFTER_USER_MS = 1_000;
/** For this long after a log-out no answer that was still on its way is taken for a new log-in. */
const LOGOUT_FLAG_MS = 1_000;

interface Heard {
  counted(counts: Counts): void;
  loggedOut(): void;
}

/** Asks every minute, and whenever the server says so, what is new for the member. Returns what ends it. */
export function followMember({ counted, loggedOut }: Heard): () => void {
  let later = 0;
  let left = false;
  const leave = () => {
    if (left) return;
    left = true;
    setTimeout(() => (left = false), LOGOUT_FLAG_MS);
    loggedOut();
  };
  const count = async () => {
    const counts = await fetchCounts().catch(() => null);
    if (counts === "logged out") leave();
    else if (counts) counted(counts);
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
