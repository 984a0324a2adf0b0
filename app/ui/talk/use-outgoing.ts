import { type MutableRefObject, useCallback, useEffect, useMemo, useState } from "react";
import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import type { WireMessage } from "~/app/domain/talk/chats/chats.wire";
import { useOnEvent } from "~/app/ui/frame/events/hub";
import { useSite } from "~/app/ui/frame/site-data";
import { useWords } from "~/themes/words";
import { useOutgoingList } from "./outgoing";
import { useAskBeforeLeaving, useUploadsToStop } from "./photo-uploads";
import { lacksCredits, type NextMessage } from "./price";
import type { QuotedWire } from "./QuotedMessage";
import { followUnsent, sendUnsent } from "./send-unsent";
import { underWay } from "./under-way";
import { unsentMessages } from "./unsent-messages";
import { type Draft, useDelivery } from "./use-delivery";

/**
 * Returns the sent messages that are not among `known` yet. `keyOf` returns the key with which a message was sent, or
 * its id.
 */
export function useOutgoing(
  conversation: string,
  nextKey: MutableRefObject<string>,
  known: readonly WireMessage[],
  next: NextMessage,
  buy: () => void,
) {
  const { t } = useWords();
  const member = useSite()?.member?.id ?? "";
  const unsent = useMemo(() => unsentMessages(member), [member]);
  const { all, append, showAgain, change, remove } = useOutgoingList();
  const uploads = useUploadsToStop();
  /** The keys of the messages that the server has. */
  const [arrived] = useState(() => new Set<string>());

  const attempt = useDelivery({ conversation, unsent, uploads, arrived, change });

  const short = lacksCredits(next);
  /**
   * Sends a message. With too few credits, a text waits for credits, and a photo waits for its sender to send it again.
   */
  const dispatch = useCallback(
    ({ key, text, replyTo, photo, at }: Draft) => {
      const draft = { key, text, replyTo, photo, at };
      if (!short) return attempt(draft);
      const problem = photo ? t("credits.insufficient") : "";
      void unsent.keep({ ...draft, conversation, ...(problem && { problem }) });
      change(key, { state: problem ? "failed" : "waiting", problem });
      buy();
    },
    [short, attempt, unsent, conversation, change, buy, t],
  );

  const send = useCallback(
    (text: string, replyTo: QuotedWire | null, photo: File | null) => {
      const key = nextKey.current;
      nextKey.current = crypto.randomUUID();
      const draft = { key, text, replyTo, photo, at: Date.now() };
      append({ ...draft, uploaded: 0, state: "sending", problem: "", id: null });
      dispatch(draft);
    },
    [append, dispatch, nextKey],
  );

  const stop = useCallback(
    ({ key, text, replyTo, photo, at }: Draft) => {
      uploads.stop(key);
      underWay.delete(key);
      const problem = t("chats.photo_stopped");
      if (photo) void unsent.keep({ key, conversation, text, replyTo, at, photo, problem });
      change(key, { state: "failed", problem });
    },
    [conversation, unsent, uploads, change, t],
  );

  const discard = useCallback(
    (key: string) => {
      unsent.drop(key);
      remove(key);
    },
    [unsent, remove],
  );

  // Shows messages that an earlier page stored, and follows the results, since other pages may send them.
  useEffect(() => {
    unsent.find(conversation, showAgain);
    return followUnsent((outcome) => {
      if (outcome.id !== null) return change(outcome.key, { state: "sent", id: outcome.id });
      change(outcome.key, { state: "failed", problem: outcome.problem?.message ?? t("error.unexpected") });
    });
  }, [unsent, conversation, showAgain, change, t]);

  useSentLater({ member, conversation, next, otherwise: t("error.unexpected") });

  // Handles the event of a message, which may arrive before the answer to its POST.
  useOnEvent((event) => {
    if (event.kind !== "message" || !event.data.key) return;
    const { key, message } = event.data;
    arrived.add(key);
    unsent.drop(key);
    change(key, { state: "sent", id: message.id });
    // Deletes the message if it had arrived before its upload was cancelled.
    if (uploads.isStopped(key)) void callApi(calls.messages, "DELETE", { message: message.id }).catch(() => null);
  });

  const outgoing = useMemo(
    () => all.filter(({ id }) => id === null || !known.some((message) => message.id === id)),
    [all, known],
  );
  const keys = useMemo(() => new Map(all.map(({ id, key }) => [id, key])), [all]);
  const keyOf = useCallback((id: string) => keys.get(id) ?? id, [keys]);
  useAskBeforeLeaving(outgoing.some(({ photo, state }) => photo && state === "sending"));
  return { outgoing, keyOf, send, retry: dispatch, stop, discard };
}

/** How long a waiting message is shown with its price before it is sent, in ms. */
const SEEN = 1_000;
/** How often waiting messages are tried again without a browser event, in ms. */
const AGAIN = 15_000;

interface LaterProps {
  member: string;
  conversation: string;
  next: NextMessage;
  otherwise: string;
}

/** Sends the waiting messages on the page that shows their price. Sends one after another if the price may change. */
function useSentLater({ member, conversation, next, otherwise }: LaterProps): void {
  const { free } = next;
  const most = free === "always" || free === "fictional" || free === "premium" ? Number.POSITIVE_INFINITY : 1;
  useEffect(() => {
    if (lacksCredits(next)) return;
    const send = () => void sendUnsent({ member, conversation, most, otherwise }).catch(() => {}); // tried again
    const seen = window.setTimeout(send, SEEN);
    const timer = window.setInterval(send, AGAIN);
    addEventListener("online", send);
    return () => {
      clearTimeout(seen);
      clearInterval(timer);
      removeEventListener("online", send);
    };
  }, [member, conversation, most, otherwise, next]);
}
