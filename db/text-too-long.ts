/** PostgreSQL's string_data_right_truncation. */
export const isTextTooLong = (error: unknown) => (error as { code?: unknown }).code === "22001";

/** Thrown on PostgreSQL if a text exceeds the length of its column. Nothing was written. SQLite accepts the text. */
export class TextTooLongError extends Error {
  constructor(cause: Error) {
    super("a text has more characters than its column takes", { cause });
  }
}
