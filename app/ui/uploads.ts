import { useRef, useState } from "react";
import type { AnswerAt } from "~/app/contract/address";
import { calls } from "~/app/contract/calls";
import { type ApiError, clientHeaders } from "~/app/contract/client";
import { useWords } from "~/themes/words";

export interface Upload {
  id: string;
  file: File;
  /** How much of it has been sent, 0 to 1; null before its turn, and after. */
  sent: number | null;
  /** The photo that became of it. */
  photo?: string;
  /** Why it could not be taken, in words. */
  problem?: string;
}

interface Uploads {
  /** In the order in which they were chosen, with those that were taken or refused. */
  uploads: Upload[];
  /** Sends files one after another, each by itself, so that one that is refused stops no other. */
  send(files: readonly File[]): Promise<void>;
  forget(id: string): void;
}

/** Photos on their way to the server. `done` is called after each that was taken. */
export function useUploads({ maxBytes, done }: { maxBytes: number; done(): void }): Uploads {
  const { t } = useWords();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const change = (id: string, changes: Partial<Upload>) =>
    setUploads((known) => known.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

  const sendOne = async ({ id, file }: Upload) => {
    // Not worth sending: it would be refused at its end.
    const outcome: Outcome =
      file.size > maxBytes
        ? { problem: t("photos.too_large", { max: maxBytes / 1024 / 1024 }) }
        : await post(file, (sent) => change(id, { sent })).catch(() => ({ problem: t("error.offline") }));
    change(id, { ...outcome, sent: null });
    if (outcome.photo) done();
  };
  const send = (files: readonly File[]) => {
    const chosen = files.map((file) => ({ id: `upload-${++made}`, file, sent: null }));
    // What was refused before has been read by now.
    setUploads((known) => [...known.filter(({ problem }) => !problem), ...chosen]);
    for (const upload of chosen) queue.current = queue.current.then(() => sendOne(upload));
    return queue.current;
  };
  return { uploads, send, forget: (id) => setUploads((known) => known.filter((upload) => upload.id !== id)) };
}

let made = 0;

type Outcome = { photo: string; problem?: undefined } | { photo?: undefined; problem: string };

type Taken = AnswerAt<typeof calls.profileimage, "POST">;

/** Rejects where no answer came. */
function post(file: File, progress: (sent: number) => void): Promise<Outcome> {
  const form = new FormData();
  form.set("file", file);
  return new Promise((answered, fail) => {
    // fetch can't tell how much has been sent.
    const request = new XMLHttpRequest();
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 201) answered({ photo: (request.response as Taken).image.id });
      else if (request.response) answered({ problem: (request.response as ApiError).message });
      else fail();
    };
    request.onerror = () => fail();
    request.open("POST", calls.profileimage);
    for (const [name, value] of Object.entries(clientHeaders())) request.setRequestHeader(name, value);
    progress(0);
    request.send(form);
  });
}
