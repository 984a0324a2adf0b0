/** A constructor whose instances pass `instanceof Response`, without the cost of Response's own constructor. */
const Inherited = Object.defineProperty(function inherited() {}, "prototype", {
  value: Response.prototype,
}) as unknown as new () => Response;

interface Said {
  status?: number;
  headers: Headers | Record<string, string>;
}

/**
 * An answer with a complete text. Used instead of Response, because creating a stream costs more than the rest of a
 * Response.
 */
export class TextAnswer extends Inherited {
  override readonly status: number;
  override readonly ok: boolean;
  override readonly headers: Headers;
  override readonly statusText = "";
  override readonly body = null;
  override readonly bodyUsed = false;
  override readonly redirected = false;
  override readonly type = "default";
  override readonly url = "";
  readonly #whole: string | Buffer;

  constructor(whole: string | Buffer, { status = 200, headers }: Said) {
    super();
    this.status = status;
    this.ok = status >= 200 && status < 300;
    this.headers = headers instanceof Headers ? headers : new Headers(headers);
    this.#whole = whole;
  }

  /** The text or its bytes, without waiting. */
  get whole(): string | Buffer {
    return this.#whole;
  }

  override async text(): Promise<string> {
    return this.#whole.toString();
  }

  override async json(): Promise<never> {
    return JSON.parse(this.#whole.toString()) as never;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(Buffer.from(this.#whole as string)).buffer;
  }

  override clone(): Response {
    return new TextAnswer(this.#whole, { status: this.status, headers: new Headers(this.headers) });
  }
}
