import { useRef, useState } from "react";
import { calls } from "~/app/contract/calls";
import { sendForm } from "~/app/contract/send-form";
import { failedCall } from "~/app/ui/frame/failed-call";
import { useWords } from "~/themes/words";

export interface Upload {
  id: string;
  file: File;
  crop?: string;
  /** How much of it has been sent, 0 to 1; null before its turn, and after. */
  sent: number | null;
  /** The photo that became of it. */
  photo?: string;
  /** Why it could not be taken, in words. */
  problem?: string;
}

export interface ChosenPhoto {
  file: File;
  /** The part of it that becomes the photo, as the API takes it; the whole without one. */
  crop?: string;
}

interface Uploads {
  /** In the order in which they were chosen, with those that were taken or refused. */
  uploads: Upload[];
  /** Sends files one after another, each by itself, so that one that is refused stops no other. */
  send(photos: readonly ChosenPhoto[]): Promise<void>;
  forget(id: string): void;
}

/** Photos on their way to the server. `done` is called after each that was taken. */
export function useUploads({ maxBytes, done }: { maxBytes: number; done(): void }): Uploads {
  const { t } = useWords();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const change = (id: string, changes: Partial<Upload>) =>
    setUploads((known) => known.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

  const sendOne = async ({ id, file, crop }: Upload) => {
    // Not worth sending: it would be refused at its end.
    if (file.size > maxBytes) return change(id, { problem: t("photos.too_large", { max: maxBytes / 1024 / 1024 }) });
    const progress = (sent: number) => change(id, { sent });
    progress(0);
    const answer = await sendForm(calls.profileimage, undefined, file, {
      progress,
      fields: crop ? { crop } : {},
    }).catch(() => null);
    change(
      id,
      answer?.ok ? { photo: answer.body.image.id, sent: null } : { problem: failedCall(answer, t), sent: null },
    );
    if (answer?.ok) done();
  };
  const send = (photos: readonly ChosenPhoto[]) => {
    const chosen = photos.map((photo) => ({ ...photo, id: `upload-${++made}`, sent: null }));
    // What was refused before has been read by now.
    setUploads((known) => [...known.filter(({ problem }) => !problem), ...chosen]);
    for (const upload of chosen) queue.current = queue.current.then(() => sendOne(upload));
    return queue.current;
  };
  return { uploads, send, forget: (id) => setUploads((known) => known.filter((upload) => upload.id !== id)) };
}

let made = 0;
