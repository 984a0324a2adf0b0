import { type MutableRefObject, useCallback, useEffect, useRef } from "react";
import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";

/** The pause in typing after which the draft is saved, in ms. */
const PAUSE = 1_000;

interface Drafting {
  conversation: string;
  draft: string;
  nextKey: MutableRefObject<string>;
}

/**
 * Saves the draft. Sends one request at a time, because the last one decides. The next change makes up for a failed
 * request.
 */
export function useDraft({ conversation, draft: loaded, nextKey }: Drafting): (text: string) => void {
  const written = useRef(loaded);
  const kept = useRef(loaded);
  const busy = useRef(false);
  const timer = useRef(0);

  const keep = useCallback(() => {
    clearTimeout(timer.current);
    const text = written.current;
    if (busy.current || text === kept.current) return;
    busy.current = true;
    const answering = callApi(calls.draft, "POST", { conversation, text, key: nextKey.current }).catch(() => null);
    void answering.then((answer) => {
      busy.current = false;
      if (!answer?.ok) return;
      kept.current = text;
      keep();
    });
  }, [conversation, nextKey]);

  useEffect(() => {
    const leave = () => {
      const text = written.current;
      if (text === kept.current) return;
      const body = new Blob([JSON.stringify({ conversation, text, key: nextKey.current })], {
        type: "application/json",
      });
      if (navigator.sendBeacon(calls.draft, body)) kept.current = text;
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      keep();
    };
  }, [conversation, nextKey, keep]);

  return useCallback(
    (text: string) => {
      written.current = text;
      clearTimeout(timer.current);
      timer.current = window.setTimeout(keep, PAUSE);
    },
    [keep],
  );
}
