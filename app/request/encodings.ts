import type { OutgoingMessage } from "node:http";

/** The encodings of answers, the smallest first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * Returns the encoding for an Accept-Encoding header: RFC 9110, section 12.5.3. Of equally preferred ones, the
 * smallest. Undefined if the client accepts none.
 */
export function encodingFor(accepts: string, there: readonly Encoding[] = ENCODINGS): Encoding | undefined {
  if (accepts === "") return undefined;
  const wishes = new Map(accepts.toLowerCase().split(",", 20).map(wish));
  const liked = (encoding: Encoding) => wishes.get(encoding) ?? wishes.get("*") ?? 0;
  const [best] = there.filter((each) => liked(each) > 0).sort((one, other) => liked(other) - liked(one));
  return best;
}

function wish(text: string): [name: string, quality: number] {
  const [name = "", ...parameters] = text.split(";").map((part) => part.trim());
  const quality = parameters.find((each) => each.startsWith("q="));
  return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
}

/** Adds a header's name to the single `Vary` header, because some caches ignore a second one. */
export function varyBy(name: string, to: OutgoingMessage): void {
  const known = [to.getHeader("Vary") ?? []].flat().join(", ");
  to.setHeader("Vary", known ? `${known}, ${name}` : name);
}
