/** Whether If-None-Match (RFC 9110, section 13.1.2: a list of tags, weak or not, or `*`) has the tag. */
export function hasTag(asked: string | null | undefined, tag: string): boolean {
  if (!asked) return false;
  const opaque = tag.replace(/^W\//, "");
  return asked.trim() === "*" || (asked.match(/"[^"]*"/g) ?? []).some((each) => each === opaque);
}
