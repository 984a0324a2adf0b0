import { useEffect, useLayoutEffect, useRef } from "react";

interface Place {
  /** The ids of the requested message and of the first unread one. "" without one. */
  target: string;
  unread: string;
  /** The newest message, and whether the member wrote it. */
  newest: { id: string; mine: boolean } | undefined;
  /** A value that changes with everything that is shown. The reading position stays at each change. */
  shown: unknown;
}

/** The distance from the end within which a reader follows new messages, in px. */
const NEAR = 200;

/**
 * Sets the scroll position: at the requested message, else at the first unread one, else at the end, where new messages
 * stay in view.
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
    // The browser's own anchoring moves a reversed scroller to its top when a message is added there.
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

/** Returns the first visible message and its position. */
function firstInSight(log: HTMLElement): { message: Element; top: number } | null {
  const from = log.getBoundingClientRect().top;
  for (const message of log.querySelectorAll("li[id]")) {
    const { top, bottom } = message.getBoundingClientRect();
    if (bottom > from) return { message, top };
  }
  return null;
}

/**
 * Returns the log, whose order is reversed in every template: scroll position 0 is its end, and earlier positions are
 * negative.
 */
function findLog(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[role=log]");
}
