import { useNavigate } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useSite } from "./site-data";

export interface Counts {
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
    let over = false;
    let quit = () => {};
    // Visitors have nothing to follow, and nothing to load for it.
    void import("./follow-member").then(({ followMember }) => {
      if (!over) quit = followMember({ counted: setPolled, loggedOut: () => navigate("/login") });
    });
    return () => {
      over = true;
      quit();
    };
  }, [id, navigate]);

  const counts = (member && polled) ?? member ?? NOTHING;
  useAppBadge(counts.unread + counts.newLikes);
  return counts;
}

/** The installed app's badge: unread chats plus new likes. */
function useAppBadge(count: number) {
  useEffect(() => {
    if (!("setAppBadge" in navigator)) return;
    void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
  }, [count]);
}
