import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { WireMessage } from "~/app/domain/chats/chats.wire";
import { useSite } from "~/app/ui/site-data";
import { useWords } from "~/themes/words";
import { useOnEvent } from "../events/hub";
import { failedCall } from "../failed-call";
import { tellGoodMoment } from "../install/prompt";
import type { QuotedWire } from "./QuotedMessage";
import { sendDraft } from "./send-draft";
import { followUnsent } from "./send-unsent";
import { dropUnsent, keepUnsent, unsentOf } from "./unsent";

/** A message on its way. It stands after all others until the server's order has it. */
export interface Outgoing {
  /** The sender's own: a repeated request with it is still one message. */
  key: string;
  text: string;
  /** The message that it answers. */
  replyTo: QuotedWire | null;
  photo: File | null;
  /** UTC ms, by this device. */
  at: number;
  /** `waiting`: it is sent as soon as there is a network. */
  state: "sending" | "sent" | "failed" | "waiting";
  /** Why it failed, in words. */
  problem: string;
  /** Once the server has it. */
  id: string | null;
}

/** Messages that were sent from here and are not among `known` yet. Each is tried one after the other, in their order. */
export function useOutgoing(conversation: string, firstKey: string, known: readonly WireMessage[]) {
  const { t } = useWords();
  const member = useSite()?.member?.id ?? "";
  const [all, setAll] = useState<Outgoing[]>([]);
  const nextKey = useRef(firstKey);
  const before = useRef<Promise<unknown>>(Promise.resolve());

  const change = useCallback((key: string, to: Partial<Outgoing>) => {
    setAll((now) => now.map((each) => (each.key === key ? { ...each, ...to } : each)));
  }, []);

  const attempt = useCallback(
    ({ key, text, replyTo, photo, at }: Pick<Outgoing, "key" | "text" | "replyTo" | "photo" | "at">) => {
      change(key, { state: "sending", problem: "" });
      const draft = { conversation, text, key, ...(replyTo && { reply_to: replyTo.id }) };
      const trying = before.current.then(async () => {
        const answer = await sendDraft(draft, photo).catch(() => null);
        if (answer) dropUnsent(member, key);
        // A photo is not kept on the device: it stays on the page, to be sent again from there.
        else if (!photo) keepUnsent(member, { key, conversation, text, replyTo, at });
        if (answer?.ok) {
          tellGoodMoment();
          return change(key, { state: "sent", id: answer.body.message.id });
        }
        if (!answer && !photo && !navigator.onLine) return change(key, { state: "waiting" });
        const problem = failedCall(answer, t);
        change(key, { state: "failed", problem });
      });
      before.current = trying;
      return trying;
    },
    [conversation, member, change, t],
  );

  const send = useCallback(
    (text: string, replyTo: QuotedWire | null, photo: File | null) => {
      const key = nextKey.current;
      nextKey.current = crypto.randomUUID();
      const at = Date.now();
      setAll((now) => [...now, { key, text, replyTo, photo, at, state: "sending", problem: "", id: null }]);
      void attempt({ key, text, replyTo, photo, at });
    },
    [attempt],
  );

  const discard = useCallback(
    (key: string) => {
      dropUnsent(member, key);
      setAll((now) => now.filter((each) => each.key !== key));
    },
    [member],
  );

  // Messages that an earlier page kept are shown again. Any page may send them, so this one follows the outcome.
  useEffect(() => {
    const kept = unsentOf(member).filter((each) => each.conversation === conversation);
    const waiting = kept.map((each): Outgoing => ({ ...each, photo: null, state: "waiting", problem: "", id: null }));
    setAll((now) => [...waiting.filter(({ key }) => now.every((each) => each.key !== key)), ...now]);
    return followUnsent((outcome) => {
      if (outcome.id !== null) return change(outcome.key, { state: "sent", id: outcome.id });
      change(outcome.key, { state: "failed", problem: outcome.problem?.message ?? t("error.unexpected") });
    });
  }, [member, conversation, change, t]);

  // What is told of it may come before the answer to its sending.
  useOnEvent((event) => {
    if (event.kind !== "message" || !event.data.key) return;
    dropUnsent(member, event.data.key);
    change(event.data.key, { state: "sent", id: event.data.message.id });
  });

  const outgoing = useMemo(
    () => all.filter(({ id }) => id === null || !known.some((message) => message.id === id)),
    [all, known],
  );
  return { outgoing, send, retry: attempt, discard };
}
