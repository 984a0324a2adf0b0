import type { Address, AnswerAt, InputAt, KeyAt } from "./address";
import { type ApiAnswer, answerFrom, clientHeaders } from "./client";
import { noteChange } from "./fresh-data";

export interface Sending {
  /** Reports the sent share, 0 to 1. Called repeatedly. */
  progress?(sent: number): void;
  signal?: AbortSignal;
  /** Fields beside the file, of a call with a multipart form. */
  fields?: Readonly<Record<string, string>>;
}

/**
 * Sends a POST with a file as multipart form, with a field for each name of the input. Leaves undefined values out.
 * Rejects only without any answer, or by `signal`.
 */
export function sendForm<A extends Address<unknown>>(
  address: A,
  input: InputAt<A, "POST" & KeyAt<A>>,
  file: File,
  { progress, signal, fields }: Sending = {},
): Promise<ApiAnswer<AnswerAt<A, "POST" & KeyAt<A>>>> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...(input ?? {}), ...fields }))
    if (value !== undefined) body.set(name, String(value));
  body.set("file", file);
  const answer = new Promise<Awaited<ReturnType<typeof sendForm<A>>>>((answered, fail) => {
    signal?.throwIfAborted();
    // fetch can't report upload progress.
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener("abort", abort, { once: true });
    request.upload.onprogress = ({ loaded, total }) => progress?.(total > 0 ? loaded / total : 0);
    request.onload = () => answered(answerFrom(request.status, request.response ?? undefined));
    request.onerror = () => fail(new TypeError("No answer came"));
    request.onabort = () => fail(signal?.reason);
    request.onloadend = () => signal?.removeEventListener("abort", abort);
    request.responseType = "json";
    request.open("POST", address);
    for (const [name, value] of Object.entries(clientHeaders())) request.setRequestHeader(name, value);
    request.send(body);
  });
  return noteChange(answer);
}
