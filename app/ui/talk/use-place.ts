import { useEffect, useLayoutEffect, useRef } from "react";

interface Place {
  /** The message that was asked for, and where the unread ones begin; "" for none. */
  target: string;
  unread: string;
  /** The newest message, and whether the member wrote it. */
  newest: { id: string; mine: boolean } | undefined;
  /** All that is shown: whenever it changes, what is being read stays in its place. */
  shown: unknown;
}

/** How far from the end, in px, somebody still reads the newest messages. */
const NEAR = 200;

/**
 * Where in the conversation the page stands: at the message that was asked for, else where the unread ones begin, else at its
 * end. There it follows new messages; a reader of old ones keeps their place.
 */
export function usePlace({ target, unread, newest, shown }: Place): void {
  const atEnd = useRef(true);
  const anchor = useRef<ReturnType<typeof firstInSight>>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was unread when the page was opened stays where it is
  useEffect(() => {
    const message = document.getElementById(target || unread);
    if (!message) return;
    message.scrollIntoView({ block: "center" });
    if (!target) return;
    message.tabIndex = -1;
    message.focus({ preventScroll: true });
  }, [target]);

  useEffect(() => {
    const log = findLog();
    if (!log) return;
    // The browser's own anchoring takes an upside-down scroller to its top when something is put in there.
    log.style.overflowAnchor = "none";
    const look = () => {
      atEnd.current = log.scrollTop > -NEAR;
      anchor.current = firstInSight(log);
    };
    look();
    log.addEventListener("scroll", look, { passive: true });
    return () => log.removeEventListener("scroll", look);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what is shown is what moves it
  useLayoutEffect(() => {
    const log = findLog();
    if (!log) return;
    const { current: held } = anchor;
    if (held && !atEnd.current) log.scrollTop += held.message.getBoundingClientRect().top - held.top;
    anchor.current = firstInSight(log);
  }, [shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is a new message that scrolls
  useEffect(() => {
    const log = findLog();
    if (log && newest && (newest.mine || atEnd.current)) log.scrollTop = 0;
  }, [newest?.id]);
}

/** The first message of which something is seen, and where it stands. */
function firstInSight(log: HTMLElement): { message: Element; top: number } | null {
  const from = log.getBoundingClientRect().top;
  for (const message of log.querySelectorAll("li[id]")) {
    const { top, bottom } = message.getBoundingClientRect();
    if (bottom > from) return { message, top };
  }
  return null;
}

/**
 * The element that scrolls the messages. Upside down in every template: 0 is its end, and all before it is negative.
 */
function findLog(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[role=log]");
}
