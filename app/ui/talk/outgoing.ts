import { useCallback, useState } from "react";
import type { QuotedWire } from "./QuotedMessage";
import type { UnsentMessage } from "./unsent-messages";

/** A message that is being sent. The message stands after all others until the server's order has it. */
export interface Outgoing {
  /** The sender's own key. A repeated request with the same key makes no second message. */
  key: string;
  text: string;
  replyTo: QuotedWire | null;
  photo: File | null;
  /** The sent share of its photo, 0 to 1, in steps. */
  uploaded: number;
  /** When the member sent the message, UTC ms by this device's clock. */
  at: number;
  /** `waiting`: sent by this page once there is a network. `failed`: sent again only if the sender asks. */
  state: "sending" | "sent" | "failed" | "waiting";
  /** Why the message failed, as text. */
  problem: string;
  /** The message's id. Null until the server has the message. */
  id: string | null;
}

export function useOutgoingList() {
  const [all, setAll] = useState<Outgoing[]>([]);
  const append = useCallback((message: Outgoing) => setAll((now) => [...now, message]), []);
  /** Adds messages that the device stored on an earlier page, before those of this page. */
  const showAgain = useCallback((kept: readonly UnsentMessage[]) => {
    const isNew = (now: Outgoing[], key: string) => now.every((each) => each.key !== key);
    setAll((now) => [...kept.filter(({ key }) => isNew(now, key)).map(shownAgain), ...now]);
  }, []);
  const change = useCallback((key: string, to: Partial<Outgoing>) => {
    setAll((now) => now.map((each) => (each.key === key ? { ...each, ...to } : each)));
  }, []);
  const remove = useCallback((key: string) => setAll((now) => now.filter((each) => each.key !== key)), []);
  return { all, append, showAgain, change, remove };
}

function shownAgain(kept: UnsentMessage): Outgoing {
  const { problem = "" } = kept;
  return { uploaded: 0, id: null, ...kept, state: problem ? "failed" : "waiting", problem };
}
