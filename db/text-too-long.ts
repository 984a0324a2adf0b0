/** Thrown where a text has more characters than its column takes. Nothing was written. SQLite takes it. */
export class TextTooLongError extends Error {
  constructor(cause: Error) {
    super("a text has more characters than its column takes", { cause });
  }
}
