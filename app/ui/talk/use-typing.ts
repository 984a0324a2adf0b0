import { useCallback, useEffect, useRef, useState } from "react";
import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import { useOnEvent } from "~/app/ui/frame/events/hub";

/** How often typing is reported, in ms. */
const SAY_EVERY = 8_000;
/** How long a report of typing counts, in ms: longer than the pause between reports, which may be late. */
const HOLDS = 12_000;

export function useTyping(conversation: string, me: string): boolean {
  const [typing, setTyping] = useState(false);
  const timer = useRef(0);
  useOnEvent((event) => {
    if (event.kind === "typing" && event.data.conversation === conversation && event.data.profile !== me) {
      setTyping(true);
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setTyping(false), HOLDS);
    }
    if (
      event.kind === "message" &&
      event.data.message.conversation === conversation &&
      event.data.message.from !== me
    ) {
      clearTimeout(timer.current);
      setTyping(false);
    }
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return typing;
}

/** Reports that this member types: call `typed` at every letter, `done` once the message was sent. */
export function useTypingSignal(conversation: string): { typed(): void; done(): void } {
  const saidAt = useRef(Number.NEGATIVE_INFINITY);
  const typed = useCallback(() => {
    const now = performance.now();
    if (now - saidAt.current < SAY_EVERY) return;
    saidAt.current = now;
    void callApi(calls.typing, "POST", { conversation }).catch(() => null);
  }, [conversation]);
  const done = useCallback(() => {
    saidAt.current = Number.NEGATIVE_INFINITY;
  }, []);
  return { typed, done };
}
