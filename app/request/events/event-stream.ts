export interface EventStream {
  readonly response: Response;
  /** Sends an event: its name, and its data as JSON. A page that reconnects resumes after `id`. */
  send(event: { name: string; data?: unknown; id?: string }): void;
  /** Sends only the page's position. */
  mark(id: string): void;
  /** Sends a comment that the page ignores, so that proxies keep the connection. */
  beat(): void;
  /** Returns false if the page reads too slowly. `drained` is called when the page has caught up. */
  hasRoom(): boolean;
  end(): void;
}

/** No proxy may cache, buffer or compress an event stream. */
const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

/** How long a browser waits before it reconnects, in ms. The random part spreads the browsers over one second. */
const COMES_BACK = { after: 500, within: 1_000 };

/** Maximum bytes that wait in a stream, besides its socket's buffer. */
const UNREAD = 32 * 1024;

/** Opens a stream of events in the format of EventSource. `ended` is called once, whichever side ends the stream. */
export function eventStream({ ended, drained }: { ended(): void; drained(): void }): EventStream {
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined;
  let full = false;
  const write = (text: string) => sink?.enqueue(Buffer.from(`${text}\n\n`));
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        sink = controller;
        write(`retry: ${Math.round(COMES_BACK.after + Math.random() * COMES_BACK.within)}`);
      },
      pull() {
        if (!full) return;
        full = false;
        drained();
      },
      cancel() {
        sink = undefined;
        ended();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: UNREAD }),
  );
  return {
    response: new Response(body, { headers: HEADERS }),
    send: ({ name, data, id }) =>
      write(`${id === undefined ? "" : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data ?? {})}`),
    mark: (id) => write(`id: ${id}`),
    beat: () => write(":"),
    hasRoom() {
      full = (sink?.desiredSize ?? 0) <= 0;
      return !full;
    },
    end() {
      if (!sink) return;
      // Uses an error if data is queued, because an error drops the queue, while closing would wait for the reader.
      if (sink.desiredSize! > 0) sink.close();
      else sink.error(new Error("nobody reads the events"));
      sink = undefined;
      ended();
    },
  };
}
