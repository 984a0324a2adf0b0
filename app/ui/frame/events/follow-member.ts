import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import { dispatch } from "./hub";
import { shareStream } from "./shared-stream";

/** How often a page without a stream polls, in ms. A browser with push notifications polls less often. */
export const POLL_MS = 60_000;
export const POLL_WITH_PUSH_MS = 5 * 60_000;
/** The delay between the request for the member and the requests for chats and likes, in ms. */
export const AFTER_USER_MS = 1_000;
/** How long a page without a stream waits before the first poll, in ms. */
const GRACE_MS = 10_000;

interface Following {
  member: string;
  /** The id of the last event in the page's data. */
  from: string;
}

/**
 * Follows the member's events by the stream, or by polling every minute without a stream. The first 403 means that the
 * session has ended. Returns a function that stops it.
 */
export function followMember({ member, from }: Following): () => void {
  let timer = 0;
  let found: string | undefined;
  let over = false;
  /** Whether the page polls, now or at a set time. */
  let polling = false;

  /** Returns whether the member is logged in. True if the site did not answer. */
  const checkUser = async () => {
    const user = await callApi(calls.user, "GET").catch(() => null);
    return user?.status !== 403;
  };

  async function poll(): Promise<void> {
    const known = await checkUser();
    if (known && polling) timer = window.setTimeout(look, AFTER_USER_MS);
    else polling = false;
  }

  async function look(): Promise<void> {
    const answers = await Promise.all([callApi(calls.chats, "GET", {}), callApi(calls.likes, "GET")]).catch(() => null);
    if (answers?.some(({ status }) => status === 403)) await checkUser();
    else if (answers?.every(({ ok }) => ok)) {
      const now = JSON.stringify(answers);
      if (found !== now) dispatch({ kind: "reset", id: null, data: {} });
      found = now;
    }
    const wait = (await isPushed()) ? POLL_WITH_PUSH_MS : POLL_MS;
    if (polling) pollIn(wait - AFTER_USER_MS);
  }

  function pollIn(ms: number): void {
    clearTimeout(timer);
    polling = !over && document.visibilityState === "visible";
    if (polling) timer = window.setTimeout(poll, ms);
  }

  const quit = shareStream({
    member,
    from,
    hear: dispatch,
    connected(is) {
      // Keeps the time of the next poll if a stream fails again.
      if (!is && polling && document.visibilityState === "visible") return;
      clearTimeout(timer);
      found = undefined;
      polling = false;
      if (!is) pollIn(GRACE_MS);
    },
  });
  pollIn(GRACE_MS);
  return () => {
    over = true;
    polling = false;
    quit();
    clearTimeout(timer);
  };
}

async function isPushed(): Promise<boolean> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return Boolean(await worker?.pushManager?.getSubscription().catch(() => null));
}
