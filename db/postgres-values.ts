/** Replaces NUL in a text, which PostgreSQL refuses. A search for the replaced text finds as little as on SQLite. */
export function storable(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\ufffd") : value;
}
