export interface EventStream {
  readonly response: Response;
  /** An event: `name` and what it says, as JSON. `id` is where a page that comes back goes on. */
  send(event: { name: string; data?: unknown; id?: string }): void;
  /** Tells the page where it stands, and nothing else. */
  mark(id: string): void;
  /** Sends a comment that the page never sees, so that no proxy takes the connection for dead. */
  beat(): void;
  /** False where the page reads too slowly for more. `drained` is called when it has caught up. */
  hasRoom(): boolean;
  end(): void;
}

/** No proxy is to keep it, to gather it before it passes it on, or to compress it. */
const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

/** How long a browser waits before it comes back, in ms: it has its stream within two seconds, and not all come at once. */
const COMES_BACK = { after: 500, within: 1_000 };

/** Bytes that wait in one stream, beside what its socket holds. */
const UNREAD = 32 * 1024;

/** Events as a browser's EventSource reads them. `ended` is called once, whichever side ends it. */
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
      // An error drops what waits: nobody has read it, and closing would wait until somebody did.
      if (sink.desiredSize! > 0) sink.close();
      else sink.error(new Error("nobody reads the events"));
      sink = undefined;
      ended();
    },
  };
}
