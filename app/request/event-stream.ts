export interface EventStream {
  readonly response: Response;
  /** An event that is nothing but its name. */
  send(name: string): void;
  /** What the page never sees, so that nobody on the way takes the connection for dead. */
  beat(): void;
  end(): void;
}

/** No proxy is to keep it, to gather it before it passes it on, or to compress it. */
const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

/** How long a browser waits before it comes back, in ms: not all of them at once where a server was started anew. */
const COMES_BACK = { after: 2_000, within: 6_000 };

/** Events as a browser's EventSource reads them. `ended` is called once, whichever side ends it. */
export function eventStream(ended: () => void): EventStream {
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined;
  const write = (text: string) => sink?.enqueue(Buffer.from(text));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      sink = controller;
      write(`retry: ${Math.round(COMES_BACK.after + Math.random() * COMES_BACK.within)}\n\n`);
    },
    cancel() {
      sink = undefined;
      ended();
    },
  });
  return {
    response: new Response(body, { headers: HEADERS }),
    send: (name) => write(`event: ${name}\ndata:\n\n`),
    beat: () => write(":\n\n"),
    end() {
      if (!sink) return;
      sink.close();
      sink = undefined;
      ended();
    },
  };
}
