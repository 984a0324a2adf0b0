/**
 * Whether a client has the tag's version, by its If-None-Match (RFC 9110, section 13.1.2): any of a list, weak or not,
 * or `*`.
 */
export function hasTag(asked: string | null | undefined, tag: string): boolean {
  if (!asked) return false;
  const opaque = tag.replace(/^W\//, "");
  return asked.trim() === "*" || (asked.match(/"[^"]*"/g) ?? []).some((each) => each === opaque);
}
