import { useCallback, useRef } from "react";
import type { MessageDraft } from "~/app/domain/talk/chats/chats.schema";
import { failedCall } from "~/app/ui/frame/failed-call";
import { announceGoodMoment } from "~/app/ui/reach/install/prompt";
import { useWords } from "~/themes/words";
import type { Outgoing, useOutgoingList } from "./outgoing";
import { isReadable, type useUploadsToStop } from "./photo-uploads";
import { sendDraft } from "./send-draft";
import { underWay } from "./under-way";
import type { unsentMessages } from "./unsent-messages";

export type Draft = Pick<Outgoing, "key" | "text" | "replyTo" | "photo" | "at">;

interface Delivery {
  conversation: string;
  unsent: ReturnType<typeof unsentMessages>;
  uploads: ReturnType<typeof useUploadsToStop>;
  /** The keys of the messages that the server already has. */
  arrived: ReadonlySet<string>;
  change: ReturnType<typeof useOutgoingList>["change"];
}

/** The number of steps of a photo's progress: each renders the conversation again. */
const STEPS = 20;

/** Sends messages in two queues, with and without a photo, each in order. No text waits for a photo. */
export function useDelivery({ conversation, unsent, uploads, arrived, change }: Delivery) {
  const { t } = useWords();
  const before = useRef({ words: Promise.resolve(), photos: Promise.resolve() });

  const deliver = useCallback(
    async (draft: Draft, signal: AbortSignal | undefined) => {
      const { key, photo } = draft;
      const keep = (problem?: string) => unsent.keep({ ...draft, conversation, ...(problem && { problem }) });
      const progress = (sent: number) => change(key, { uploaded: Math.floor(sent * STEPS) / STEPS });
      const upload = photo && { file: photo, progress, signal };
      const answer = await sendDraft(sentOf(conversation, draft), upload).catch(() => null);
      if (signal?.aborted) return;
      underWay.delete(key);
      if (arrived.has(key)) return;
      if (answer?.ok) {
        unsent.drop(key);
        announceGoodMoment();
        return change(key, { state: "sent", id: answer.body.message.id });
      }
      if (!answer && !photo && !navigator.onLine) {
        await keep();
        return change(key, { state: "waiting" });
      }
      const lost = !answer && photo !== null && !(await isReadable(photo));
      const problem = lost ? t("chats.photo_lost") : failedCall(answer, t);
      // Stores the problem before showing it, so that a reload shows it too.
      await keep(problem);
      change(key, { state: "failed", problem });
    },
    [conversation, unsent, arrived, change, t],
  );

  return useCallback(
    ({ key, text, replyTo, photo, at }: Draft) => {
      const draft = { key, text, replyTo, photo, at };
      change(key, { state: "sending", problem: "", uploaded: 0 });
      underWay.add(key);
      void unsent.keep({ ...draft, conversation, problem: photo ? t("chats.photo_cut_off") : t("chats.cut_off") });
      const signal = photo ? uploads.begin(key) : undefined;
      const queue = photo ? "photos" : "words";
      // Continues with the next message after a failure.
      before.current[queue] = before.current[queue]
        .then(() => deliver(draft, signal))
        .catch(() => {
          underWay.delete(key);
          change(key, { state: "failed", problem: t("error.unexpected") });
        });
    },
    [conversation, unsent, uploads, change, deliver, t],
  );
}

function sentOf(conversation: string, { key, text, replyTo }: Draft): MessageDraft {
  return { conversation, text, key, ...(replyTo && { reply_to: replyTo.id }) };
}
