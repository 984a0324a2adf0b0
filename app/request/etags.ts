/**
 * Returns whether an If-None-Match header contains the tag: RFC 9110, section 13.1.2. The header is a list of tags,
 * weak or not, or `*`.
 */
export function hasTag(asked: string | null | undefined, tag: string): boolean {
  if (!asked) return false;
  const opaque = tag.replace(/^W\//, "");
  return asked.trim() === "*" || (asked.match(/"[^"]*"/g) ?? []).some((each) => each === opaque);
}
