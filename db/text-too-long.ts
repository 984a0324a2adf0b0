/** PostgreSQL's string_data_right_truncation. */
export const isTextTooLong = (error: unknown) => (error as { code?: unknown }).code === "22001";

/** Thrown where a text has more characters than its column takes. Nothing was written. SQLite takes it. */
export class TextTooLongError extends Error {
  constructor(cause: Error) {
    super("a text has more characters than its column takes", { cause });
  }
}
