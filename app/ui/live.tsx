import { useNavigate, useRevalidator } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { type LiveEvent, useFollowed, useOnEvent } from "./events/hub";
import { tellGoodMoment } from "./install/prompt";
import { MatchDialog } from "./MatchDialog";
import { type SiteData, useSite } from "./site-data";

export interface Counts {
  /** Conversations with something unread. */
  unread: number;
  newLikes: number;
}

/** Somebody with whom the member has just become a match. */
export interface Match {
  id: string;
  name: string;
}

const NOTHING: Counts = { unread: 0, newLikes: 0 };
const LiveContext = createContext(NOTHING);

/** Unread chats and new likes, as of the page or of the last event. */
export const useLive = () => useContext(LiveContext);

export function LiveProvider({ children }: { children: ReactNode }) {
  const member = useSite()?.member ?? null;
  useStream(member);
  usePush(member);
  const counts = useCounts(member);
  useAppBadge(counts.unread + counts.newLikes);
  const [match, endMatch] = useMatch();
  return (
    <LiveContext.Provider value={counts}>
      {children}
      {match && <MatchDialog key={match.id} match={match} close={endMatch} />}
    </LiveContext.Provider>
  );
}

/** The match that this page was told of while it was looked at, until the member closes it. */
function useMatch(): [Match | null, () => void] {
  const [match, setMatch] = useState<Match | null>(null);
  useOnEvent((event) => {
    if (event.kind !== "match" || document.visibilityState !== "visible") return;
    const { id, name } = event.data.profile;
    setMatch({ id, name });
  });
  const close = () => {
    setMatch(null);
    tellGoodMoment();
  };
  return [match, close];
}

function useStream(member: SiteData["member"]): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const id = member?.id;
  const from = member?.eventsUpTo ?? "";

  useOnEvent(({ kind }) => {
    if (kind === "reset") revalidate();
  });

  // Followed from where the first page was: later ones come while it is being followed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!id) return;
    let over = false;
    let quit = () => {};
    const loggedOut = () => {
      const back = location.pathname + location.search;
      navigate(`/login?${new URLSearchParams({ next: back })}`);
    };
    // Visitors have nothing to follow, and nothing to load for it.
    import("./events/follow-member")
      .then(({ followMember }) => {
        if (!over) quit = followMember({ member: id, from, loggedOut });
      })
      .catch(notLoaded);
    return () => {
      over = true;
      quit();
    };
  }, [id, navigate]);
}

/** The page reloads (`reloadOnceOnChunkFailure`), or goes on without it until the next one. */
function notLoaded(): void {}

/** Whoever has permitted it is told by push, too. At every start: a browser may have got another address. */
function usePush(member: SiteData["member"]): void {
  const [id, key] = [member?.id, member?.pushKey];
  useEffect(() => {
    if (!id || !key || !("Notification" in window) || Notification.permission !== "granted") return;
    import("./push/subscription").then(({ subscribeBrowser }) => subscribeBrowser(key)).catch(notLoaded);
  }, [id, key]);
}

function useCounts(member: SiteData["member"]): Counts {
  const upTo = member?.eventsUpTo ?? "";
  const [counts] = useFollowed<Counts>({ base: member ?? NOTHING, upTo, apply: withBadge });
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

/** The installed app's badge: unread chats plus new likes. */
function useAppBadge(count: number) {
  useEffect(() => {
    if (!("setAppBadge" in navigator)) return;
    void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
  }, [count]);
}
