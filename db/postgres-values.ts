/** PostgreSQL refuses a text with NUL. With this replacement a search finds as little as on SQLite. */
export function storable(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\ufffd") : value;
}
