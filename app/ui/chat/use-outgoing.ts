import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { calls } from "~/app/contract/calls";
import { type ApiAnswer, callApi } from "~/app/contract/client";
import type { WireMessage } from "~/app/domain/chats/chats.wire";
import { useSite } from "~/app/ui/site-data";
import { useWords } from "~/themes/words";
import { useOnEvent } from "../events/hub";
import { failedCall } from "../failed-call";
import { tellGoodMoment } from "../install/prompt";
import { isReadable, useAskBeforeLeaving, useUploadsToStop } from "./photo-uploads";
import type { QuotedWire } from "./QuotedMessage";
import { sendDraft } from "./send-draft";
import { followUnsent } from "./send-unsent";
import { underWay } from "./under-way";
import { dropUnsent, keepUnsent, type Unsent, unsentOf } from "./unsent";
import { dropUnsentPhoto, keepUnsentPhoto, type UnsentPhoto, unsentPhotosOf } from "./unsent-photos";

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
  /** `waiting`: it is sent as soon as there is a network. */
  state: "sending" | "sent" | "failed" | "waiting";
  /** Why it failed, in words. */
  problem: string;
  /** Once the server has it. */
  id: string | null;
}

type Draft = Pick<Outgoing, "key" | "text" | "replyTo" | "photo" | "at">;

/** In how many steps a photo's progress is shown: each draws the conversation anew. */
const STEPS = 20;

/**
 * Messages that were sent from here and are not among `known` yet. Those with a photo are sent in their order, and so are
 * those without: no words wait for a photo.
 */
export function useOutgoing(conversation: string, firstKey: string, known: readonly WireMessage[]) {
  const { t } = useWords();
  const member = useSite()?.member?.id ?? "";
  const [all, setAll] = useState<Outgoing[]>([]);
  const nextKey = useRef(firstKey);
  const before = useRef({ words: Promise.resolve(), photos: Promise.resolve() });
  const uploads = useUploadsToStop();
  /** Keys of those that the server has. */
  const arrived = useRef(new Set<string>());

  const change = useCallback((key: string, to: Partial<Outgoing>) => {
    setAll((now) => now.map((each) => (each.key === key ? { ...each, ...to } : each)));
  }, []);

  const attempt = useCallback(
    ({ key, text, replyTo, photo, at }: Draft) => {
      change(key, { state: "sending", problem: "", uploaded: 0 });
      const unsent = { key, conversation, text, replyTo, at };
      // Until it has arrived: the page may go at any moment.
      underWay.add(key);
      if (photo) void keepUnsentPhoto(member, { ...unsent, photo, problem: t("chats.photo_cut_off") });
      else keepUnsent(member, unsent);
      const draft = { conversation, text, key, ...(replyTo && { reply_to: replyTo.id }) };
      const signal = photo ? uploads.begin(key) : undefined;
      const progress = (sent: number) => change(key, { uploaded: Math.floor(sent * STEPS) / STEPS });
      const kind = photo ? "photos" : "words";
      const trying = before.current[kind].then(async () => {
        const answer = await sendDraft(draft, photo && { file: photo, progress, signal }).catch(() => null);
        if (signal?.aborted) return;
        underWay.delete(key);
        if (arrived.current.has(key)) return;
        if (answer?.ok) {
          drop(member, key);
          tellGoodMoment();
          return change(key, { state: "sent", id: answer.body.message.id });
        }
        if (!answer && !photo && !navigator.onLine) return change(key, { state: "waiting" });
        const lost = !answer && photo !== null && !(await isReadable(photo));
        const problem = lost ? t("chats.photo_lost") : failedCall(answer, t);
        if (photo) void keepUnsentPhoto(member, { ...unsent, photo, problem });
        else if (isRefused(answer)) keepUnsent(member, { ...unsent, problem });
        change(key, { state: "failed", problem });
      });
      // Those behind it are sent all the same.
      before.current[kind] = trying.catch(() => {
        underWay.delete(key);
        change(key, { state: "failed", problem: t("error.unexpected") });
      });
    },
    [conversation, member, uploads, change, t],
  );

  const send = useCallback(
    (text: string, replyTo: QuotedWire | null, photo: File | null) => {
      const key = nextKey.current;
      nextKey.current = crypto.randomUUID();
      const draft = { key, text, replyTo, photo, at: Date.now() };
      setAll((now) => [...now, { ...draft, uploaded: 0, state: "sending", problem: "", id: null }]);
      attempt(draft);
    },
    [attempt],
  );

  /** Ends the sending of a photo. It stays here with its words, to be sent after all. */
  const stop = useCallback(
    ({ key, text, replyTo, photo, at }: Draft) => {
      uploads.stop(key);
      underWay.delete(key);
      const problem = t("chats.photo_stopped");
      if (photo) void keepUnsentPhoto(member, { key, conversation, text, replyTo, at, photo, problem });
      change(key, { state: "failed", problem });
    },
    [conversation, member, uploads, change, t],
  );

  const discard = useCallback(
    (key: string) => {
      drop(member, key);
      setAll((now) => now.filter((each) => each.key !== key));
    },
    [member],
  );

  // Messages that an earlier page kept are shown again. Any page may send them, so this one follows the outcome.
  useEffect(() => {
    const show = (kept: readonly (Unsent | UnsentPhoto)[]) => {
      const here = kept.filter((each) => each.conversation === conversation).map(shownAgain);
      setAll((now) => [...here.filter(({ key }) => now.every((each) => each.key !== key)), ...now]);
    };
    show(unsentOf(member));
    void unsentPhotosOf(member).then(show);
    return followUnsent((outcome) => {
      if (outcome.id !== null) return change(outcome.key, { state: "sent", id: outcome.id });
      change(outcome.key, { state: "failed", problem: outcome.problem?.message ?? t("error.unexpected") });
    });
  }, [member, conversation, change, t]);

  // What is told of it may come before the answer to its sending.
  useOnEvent((event) => {
    if (event.kind !== "message" || !event.data.key) return;
    const { key, message } = event.data;
    arrived.current.add(key);
    drop(member, key);
    change(key, { state: "sent", id: message.id });
    // It was there before it was stopped.
    if (uploads.isStopped(key)) void callApi(calls.messages, "DELETE", { message: message.id }).catch(() => null);
  });

  const outgoing = useMemo(
    () => all.filter(({ id }) => id === null || !known.some((message) => message.id === id)),
    [all, known],
  );
  useAskBeforeLeaving(outgoing.some(({ photo, state }) => photo && state === "sending"));
  return { outgoing, send, retry: attempt, stop, discard };
}

function shownAgain(kept: Unsent | UnsentPhoto): Outgoing {
  const { problem = "" } = kept;
  return { photo: null, uploaded: 0, id: null, ...kept, state: problem ? "failed" : "waiting", problem };
}

/** It is sent, or nobody wants it sent any more. */
function drop(member: string, key: string): void {
  dropUnsent(member, key);
  void dropUnsentPhoto(member, key);
}

/** Whether the same again would be refused again, until something is done about it. */
function isRefused(answer: ApiAnswer<unknown> | null): boolean {
  return answer !== null && answer.status < 500 && answer.status !== 429;
}
