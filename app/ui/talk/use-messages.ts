import { useCallback, useEffect, useMemo, useRef } from "react";
import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import { type LiveEvent, useLiveValue } from "~/app/ui/frame/events/hub";
import { type Run, withChanged, withLoaded, withMessage, withNewer, withOlder, withState } from "./messages";

interface Options extends Run {
  conversation: string;
  me: string;
  /** The id of the last event before the messages were read. */
  upTo: string;
}

export function useMessages({ conversation, me, upTo, messages, hasMore, hasNewer }: Options) {
  const base = useMemo<Run>(() => ({ messages, hasMore, hasNewer }), [messages, hasMore, hasNewer]);
  const apply = (known: Run, event: LiveEvent) => withEvent(known, event, conversation);
  const [run, change] = useLiveValue({ base, upTo, apply, rebase: withLoaded });
  useReadReceipts(run, conversation, me);

  const loading = useRef(false);
  /** Keeps the shown messages if the server does not answer. The member can try again. */
  const load = useCallback(
    (part: { before: string } | { after: string }, joined: (known: Run, loaded: Run) => Run): void => {
      if (loading.current) return;
      loading.current = true;
      const answering = callApi(calls.messages, "GET", { conversation, ...part }).catch(() => null);
      void answering.then((answer) => {
        loading.current = false;
        if (!answer?.ok) return;
        const { messages, has_more: hasMore, has_newer: hasNewer } = answer.body;
        change((known) => joined(known, { messages, hasMore, hasNewer }));
      });
    },
    [conversation, change],
  );
  const first = run.messages[0]?.id;
  const last = run.messages.at(-1)?.id;
  // Joins the loaded messages, unless that end of the run has changed meanwhile.
  const loadOlder = useCallback(() => {
    const joined = (known: Run, older: Run) => (known.messages[0]?.id === first ? withOlder(known, older) : known);
    if (first) load({ before: first }, joined);
  }, [first, load]);
  const loadNewer = useCallback(() => {
    const joined = (known: Run, newer: Run) => (known.messages.at(-1)?.id === last ? withNewer(known, newer) : known);
    if (last) load({ after: last }, joined);
  }, [last, load]);
  return { ...run, loadOlder, loadNewer, change };
}

/** Reports the shown messages as read once the page is visible. */
function useReadReceipts({ messages }: Run, conversation: string, me: string): void {
  const last = messages.findLast(({ from }) => from !== me);
  const unread = last && last.state !== "read" ? last.id : null;
  useEffect(() => {
    if (!unread) return;
    let said = false;
    const say = () => {
      if (said || document.visibilityState !== "visible") return;
      said = true;
      void callApi(calls.read, "POST", { conversation }).catch(() => null);
    };
    say();
    document.addEventListener("visibilitychange", say);
    return () => document.removeEventListener("visibilitychange", say);
  }, [unread, conversation]);
}

function withEvent(run: Run, event: LiveEvent, conversation: string): Run {
  if (event.kind === "message") {
    return event.data.message.conversation === conversation ? withMessage(run, event.data.message) : run;
  }
  if (event.kind === "change") return withChanged(run, event.data.message);
  if (event.kind !== "read" && event.kind !== "delivered") return run;
  const { conversation: where, profile, message } = event.data;
  if (where !== conversation || message === null) return run;
  return withState(run, { by: profile, message, state: event.kind });
}
