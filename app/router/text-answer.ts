/**
 * An answer that is whole, and reaches the socket without going through a stream: making one costs more than all else of
 * a Response.
 */
export class TextAnswer extends Response {
  readonly #whole: string | Buffer;

  constructor(whole: string | Buffer, init: ResponseInit) {
    super(null, init);
    this.#whole = whole;
  }

  /** At once, as it was made: a text, or its bytes. */
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
}
