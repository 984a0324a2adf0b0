import type { OutgoingMessage } from "node:http";

/** The encodings of answers, the smallest first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * Which of the encodings there are a client takes, by its Accept-Encoding (RFC 9110, section 12.5.3): the one it likes best,
 * and the smallest of several. Undefined for none: what is refused by `q=0` is not sent.
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

/** Says that the answer differs by a header, beside what it says already, in one line: some caches read no second one. */
export function varyBy(name: string, to: OutgoingMessage): void {
  const known = [to.getHeader("Vary") ?? []].flat().join(", ");
  to.setHeader("Vary", known ? `${known}, ${name}` : name);
}
