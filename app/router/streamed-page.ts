import { PassThrough } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { createReadableStreamFromReadable } from "~/app/router/server";

/** Maximum wait for a page's data in ms, as in Remix. */
const PATIENCE = 5_000;

interface Answer {
  status: number;
  headers: Headers;
  nonce: string;
}

/** Renders a page as a stream, like Remix's own entry. The browser renders the parts that failed. */
export function streamedPage(page: ReactElement, { status, headers, nonce }: Answer): Promise<Response> {
  return new Promise((answer, fail) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onShellReady() {
        const body = new PassThrough();
        answer(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onAllReady: () => clearTimeout(waiting),
      onShellError: fail,
      onError: (error) => console.error(error),
    });
    const waiting = setTimeout(abort, PATIENCE);
  });
}
