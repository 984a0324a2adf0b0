/**
 * An answer that is a text, and reaches the socket without going through a stream: making one costs more than all else
 * of a Response.
 */
export class TextAnswer extends Response {
  readonly #text: string;

  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.#text = text;
  }

  /** At once. */
  get whole(): string {
    return this.#text;
  }

  override async text(): Promise<string> {
    return this.#text;
  }

  override async json(): Promise<never> {
    return JSON.parse(this.#text) as never;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new TextEncoder().encode(this.#text).buffer as ArrayBuffer;
  }
}
