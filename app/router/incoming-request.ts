import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Returns a Request whose parts are made on demand. Node needs 40 us for a full Request with a signal, which is a tenth
 * of a short answer's cost.
 */
export function readingRequest(incoming: IncomingMessage, outgoing: ServerResponse, url: URL): Request {
  return new Reading(incoming, outgoing, url) as unknown as Request;
}

/** Returns the address of a request. Callers share the object and must not change it. */
export function urlOf(request: Request): Readonly<URL> {
  return (request as unknown) instanceof Reading ? (request as unknown as Reading).address : new URL(request.url);
}

export function askedFor(url: URL, request: Request): Request {
  const reading = request as unknown;
  if (reading instanceof Reading) return reading.askedFor(url) as unknown as Request;
  return new Request(url, { headers: request.headers, signal: request.signal });
}

class Reading {
  readonly method: string;
  readonly url: string;
  readonly body = null;
  readonly bodyUsed = false;
  readonly #incoming: IncomingMessage;
  readonly #outgoing: ServerResponse;
  #headers: ReadHeaders | undefined;
  #signal: AbortSignal | undefined;

  constructor(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    readonly address: URL,
  ) {
    this.method = incoming.method!;
    this.url = address.href;
    this.#incoming = incoming;
    this.#outgoing = outgoing;
  }

  get headers(): ReadHeaders {
    this.#headers ??= new ReadHeaders(this.#incoming);
    return this.#headers;
  }

  get signal(): AbortSignal {
    this.#signal ??= signalOf(this.#outgoing);
    return this.#signal;
  }

  askedFor(url: URL): Reading {
    return new Reading(this.#incoming, this.#outgoing, url);
  }

  clone(): Request {
    const { url, method, headers, signal } = this;
    return new Request(url, { method, headers: headers.whole, signal });
  }
}

/**
 * Reads a request's headers by name, which is enough for nearly every route. Node needs a microsecond to copy each
 * header.
 */
class ReadHeaders implements Headers {
  readonly #incoming: IncomingMessage;
  #whole: Headers | undefined;

  constructor(incoming: IncomingMessage) {
    this.#incoming = incoming;
  }

  get whole(): Headers {
    this.#whole ??= headersOf(this.#incoming);
    return this.#whole;
  }

  get(name: string): string | null {
    if (this.#whole) return this.#whole.get(name);
    const { rawHeaders } = this.#incoming;
    const wanted = name.toLowerCase();
    let found: string | null = null;
    for (let at = 0; at < rawHeaders.length; at += 2) {
      if (rawHeaders[at]!.length !== wanted.length || rawHeaders[at]!.toLowerCase() !== wanted) continue;
      if (found !== null) return this.whole.get(name); // which knows how to join several values
      found = rawHeaders[at + 1]!;
    }
    return found;
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }

  append(name: string, value: string): void {
    this.whole.append(name, value);
  }

  set(name: string, value: string): void {
    this.whole.set(name, value);
  }

  delete(name: string): void {
    this.whole.delete(name);
  }

  getSetCookie(): string[] {
    return this.whole.getSetCookie();
  }

  forEach(...given: Parameters<Headers["forEach"]>): void {
    this.whole.forEach(...given);
  }

  entries() {
    return this.whole.entries();
  }

  keys() {
    return this.whole.keys();
  }

  values() {
    return this.whole.values();
  }

  [Symbol.iterator]() {
    return this.whole.entries();
  }
}

/** Returns a complete Request of Node's. */
export function realRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: URL,
  body: Uint8Array | ReadableStream | undefined,
): Request {
  const init = { method: incoming.method!, headers: ownHeaders(incoming, url), signal: signalOf(outgoing) };
  return new Request(url, { ...init, body: body as BodyInit | undefined, duplex: "half" } as RequestInit);
}

/** Sets `url`'s host: routers compare a form's origin with `X-Forwarded-Host` or `Host`, which proxies change. */
function ownHeaders(incoming: IncomingMessage, url: URL): Headers {
  const headers = headersOf(incoming);
  headers.delete("X-Forwarded-Host");
  headers.set("Host", url.host);
  return headers;
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let i = 0; i < rawHeaders.length; i += 2) headers.append(rawHeaders[i]!, rawHeaders[i + 1]!);
  return headers;
}

function signalOf(outgoing: ServerResponse): AbortSignal {
  const gone = new AbortController();
  outgoing.on("close", () => outgoing.writableFinished || gone.abort());
  if (outgoing.destroyed && !outgoing.writableFinished) gone.abort();
  return gone.signal;
}
