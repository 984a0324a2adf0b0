import { useRef, useState } from "react";
import { calls } from "~/app/contract/calls";
import { sendForm } from "~/app/contract/send-form";
import { failedCall } from "~/app/ui/frame/failed-call";
import { useWords } from "~/themes/words";

export interface Upload {
  id: string;
  file: File;
  crop?: string;
  /** The sent share, 0 to 1. Null before and after the upload. */
  sent: number | null;
  photo?: string;
  problem?: string;
}

export interface ChosenPhoto {
  file: File;
  /** The part that becomes the photo, in the API's form. Left out: the whole picture. */
  crop?: string;
}

interface Uploads {
  /** The uploads in the chosen order, including finished and rejected ones. */
  uploads: Upload[];
  /** Sends files one after another. A rejected file stops no other. */
  send(photos: readonly ChosenPhoto[]): Promise<void>;
  forget(id: string): void;
}

/** Uploads photos. Calls `done` after each accepted photo. */
export function useUploads({ maxBytes, done }: { maxBytes: number; done(): void }): Uploads {
  const { t } = useWords();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const change = (id: string, changes: Partial<Upload>) =>
    setUploads((known) => known.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

  const sendOne = async ({ id, file, crop }: Upload) => {
    // The file is not sent, because the server would refuse it at its end.
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
    // Removes earlier errors, which the member has read by now.
    setUploads((known) => [...known.filter(({ problem }) => !problem), ...chosen]);
    for (const upload of chosen) queue.current = queue.current.then(() => sendOne(upload));
    return queue.current;
  };
  return { uploads, send, forget: (id) => setUploads((known) => known.filter((upload) => upload.id !== id)) };
}

let made = 0;
