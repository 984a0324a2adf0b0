import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { onSessionEnd } from "~/app/contract/session-end";
import { useNavigate, useRevalidator } from "~/app/router/client";
import { announceGoodMoment } from "~/app/ui/reach/install/prompt";
import { onDemand } from "~/themes/primitives";
import { type LiveEvent, useLiveValue, useOnEvent } from "./events/hub";
import { type SiteData, useSite } from "./site-data";
import { watchTyping } from "./typing";

export interface Counts {
  unread: number;
  newLikes: number;
}

export interface Match {
  id: string;
  name: string;
  /** The address of a picture, or null. */
  photo: string | null;
}

const NOTHING: Counts = { unread: 0, newLikes: 0 };
const LiveContext = createContext(NOTHING);

/** Returns the unread chats and new likes, from the page's data or the last event. */
export const useLive = () => useContext(LiveContext);

export function LiveProvider({ children }: { children: ReactNode }) {
  const member = useSite()?.member ?? null;
  const [match, setMatch] = useMatch();
  const endMatch = () => {
    setMatch(null);
    announceGoodMoment();
  };
  useStream(member, setMatch);
  usePassingTime(member !== null);
  usePush(member);
  const counts = useCounts(member);
  useAppBadge(counts.unread + counts.newLikes);
  const Dialog = MatchDialog.useWhen(match !== null);
  return (
    <LiveContext.Provider value={counts}>
      {children}
      {match && Dialog && <Dialog key={match.id} match={match} close={endMatch} />}
    </LiveContext.Provider>
  );
}

const MatchDialog = onDemand(() => import("~/app/ui/people/MatchDialog").then((module) => module.MatchDialog));

function useMatch() {
  const state = useState<Match | null>(null);
  const [, setMatch] = state;
  useOnEvent((event) => {
    if (event.kind !== "match" || document.visibilityState !== "visible") return;
    const { id, name, main_image: image } = event.data.profile;
    setMatch({ id, name, photo: image?.thumb_filename ?? null });
  });
  return state;
}

function useStream(member: SiteData["member"], setMatch: (match: null) => void): void {
  const { revalidate } = useRevalidator();
  const id = member?.id;
  const from = member?.eventsUpTo ?? "";
  useSessionEnd(id, setMatch);

  useOnEvent(({ kind }) => {
    if (kind === "reset") revalidate();
  });

  // Follows from the first page's last event: later events arrive through the stream.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!id) return;
    let over = false;
    let quit = () => {};
    // Visitors have no events and load no code for them.
    import("./events/follow-member")
      .then(({ followMember }) => {
        if (!over) quit = followMember({ member: id, from });
      })
      .catch(notLoaded);
    return () => {
      over = true;
      quit();
    };
  }, [id]);
}

/**
 * Stores typed text and goes to the log-in at the first pause in typing. Closes a match dialog, which would cover the
 * log-in.
 */
function useSessionEnd(member: string | undefined, setMatch: (match: null) => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!member) return;
    const ends = onSessionEnd(async () => {
      // Goes to the log-in without the text if the file cannot load.
      const page = await import("./kept-words").then(({ keepWords }) => keepWords(member)).catch(console.warn);
      setMatch(null);
      const next = page ?? location.pathname + location.search;
      navigate(`/login?${new URLSearchParams({ next })}`);
    });
    const forgets = watchTyping();
    return () => {
      ends();
      forgets();
    };
  }, [member, setMatch, navigate]);
}

/**
 * Does nothing if a file did not load. The page reloads (`reloadOnceOnChunkFailure`), or continues without the file.
 */
function notLoaded(): void {}

/** Subscribes a member who permitted push, at every start: the browser's address may have changed. */
function usePush(member: SiteData["member"]): void {
  const [id, key] = [member?.id, member?.pushKey];
  useEffect(() => {
    if (!id || !key || !("Notification" in window) || Notification.permission !== "granted") return;
    import("~/app/ui/reach/push/subscription").then(({ subscribeBrowser }) => subscribeBrowser(key)).catch(notLoaded);
  }, [id, key]);
}

function useCounts(member: SiteData["member"]): Counts {
  const upTo = member?.eventsUpTo ?? "";
  const [counts] = useLiveValue<Counts>({ base: member ?? NOTHING, upTo, apply: withBadge });
  return counts;
}

function withBadge(counts: Counts, event: LiveEvent): Counts {
  const badge = badgeIn(event);
  return badge ? { unread: badge.unread_chats, newLikes: badge.new_likes } : counts;
}

function badgeIn(event: LiveEvent): { unread_chats: number; new_likes: number } | undefined {
  if (event.kind === "badge") return event.data;
  return "badge" in event.data ? event.data.badge : undefined;
}

function useAppBadge(count: number) {
  useEffect(() => {
    if (!("setAppBadge" in navigator)) return;
    void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
  }, [count]);
}

/** How often a page checks the clock, in ms. A page that was hidden for less counts as current. */
const LOOK = 60_000;
/** The step of reloads, in ms. In every time zone, days and quiet hours begin at a multiple of this time. */
const HALF_HOUR = 30 * 60_000;

/**
 * Reloads the data at each half hour, and when the page is visible again, because texts such as "3 hours left" become
 * outdated.
 */
function usePassingTime(followed: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!followed) return;
    let loaded = Date.now();
    let hidden: number | undefined;
    const look = () => {
      const now = Date.now();
      if (document.visibilityState !== "visible") {
        hidden ??= now;
        return;
      }
      const isOld = Math.floor(now / HALF_HOUR) !== Math.floor(loaded / HALF_HOUR);
      const isBack = hidden !== undefined && now - hidden > LOOK;
      hidden = undefined;
      if (!isOld && !isBack) return;
      loaded = now;
      revalidate();
    };
    const timer = setInterval(look, LOOK);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [followed, revalidate]);
}
