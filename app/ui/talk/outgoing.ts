import { useCallback, useState } from "react";
import type { QuotedWire } from "./QuotedMessage";
import type { UnsentMessage } from "./unsent-messages";

/** A message on its way. It stands after all others until the server's order has it. */
export interface Outgoing {
  /** The sender's own: a repeated request with it is still one message. */
  key: string;
  text: string;
  /** The message that it answers. */
  replyTo: QuotedWire | null;
  photo: File | null;
  /** How much of its photo has been sent, 0 to 1, in steps. */
  uploaded: number;
  /** UTC ms, by this device. */
  at: number;
  /** `waiting`: it goes out from here as soon as there is a network. `failed`: not until its sender acts. */
  state: "sending" | "sent" | "failed" | "waiting";
  /** Why it failed, in words. */
  problem: string;
  /** Once the server has it. */
  id: string | null;
}

/** The messages that are on their way from this page, in the order in which they were written. */
export function useOutgoingList() {
  const [all, setAll] = useState<Outgoing[]>([]);
  const append = useCallback((message: Outgoing) => setAll((now) => [...now, message]), []);
  /** Those that the device kept for an earlier page stand before what this page has sent since. */
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
