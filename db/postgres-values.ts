/** PostgreSQL refuses a text with a NUL in it. With this in its place it is found as little as SQLite would find it. */
export function storable(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\ufffd") : value;
}
