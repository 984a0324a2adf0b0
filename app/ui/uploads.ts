import { useState } from "react";
import { useWords } from "~/themes/words";
import type { ApiError } from "./api";

export interface Upload {
  name: string;
  /** How much of it has been sent, 0 to 1. */
  sent: number;
}

interface Uploads {
  /** The file on its way; null where there is none. */
  current: Upload | null;
  /** What could not be taken, in words. */
  refused: string[];
  /** Sends files one after another, each by itself, so that one that is refused stops no other. */
  send(files: readonly File[]): Promise<void>;
}

/** Photos on their way to the server. `done` is called after each that was taken. */
export function useUploads({ maxBytes, done }: { maxBytes: number; done(): void }): Uploads {
  const { t } = useWords();
  const [current, setCurrent] = useState<Upload | null>(null);
  const [refused, setRefused] = useState<string[]>([]);

  const send = async (files: readonly File[]) => {
    setRefused([]);
    for (const file of files) {
      // Not worth sending: it would be refused at its end.
      const problem =
        file.size > maxBytes
          ? t("photos.too_large", { max: maxBytes / 1024 / 1024 })
          : await post(file, (sent) => setCurrent({ name: file.name, sent })).catch(() => t("error.offline"));
      if (problem) setRefused((known) => [...known, t("photos.refused", { name: file.name, reason: problem })]);
      else done();
    }
    setCurrent(null);
  };
  return { current, refused, send };
}

/** What is wrong with it, in words; undefined where it was taken. Rejects where no answer came. */
function post(file: File, progress: (sent: number) => void): Promise<string | undefined> {
  const form = new FormData();
  form.set("file", file);
  return new Promise((answered, fail) => {
    // fetch can't tell how much has been sent.
    const request = new XMLHttpRequest();
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 201) answered(undefined);
      else if (request.response) answered((request.response as ApiError).message);
      else fail();
    };
    request.onerror = () => fail();
    request.open("POST", "/api/profileimage.php");
    request.setRequestHeader("X-Package", "bouquet-web@1");
    request.setRequestHeader("X-Original-Host", location.host);
    progress(0);
    request.send(form);
  });
}
