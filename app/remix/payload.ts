/**
 * What the browser's router reads a page's data from: turbo-stream's format, for values that are there already. That package
 * writes them through a stream with a timer behind it, which costs as much as finding them.
 * @returns undefined for what it is not made for: promises, errors, maps, classes.
 */
export function payloadOf(value: object): string | undefined {
  const parts: string[] = [];
  const indices = new Map<unknown, number>();

  function place(value: unknown): number {
    const named = nameless(value);
    if (named !== undefined) return named;
    const known = indices.get(value);
    if (known !== undefined) return known;
    const index = parts.length;
    indices.set(value, index);
    parts.push("");
    parts[index] = written(value);
    return index;
  }

  function written(value: unknown): string {
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
      return JSON.stringify(value);
    if (Array.isArray(value)) return `[${value.map(place).join(",")}]`;
    if (value instanceof Date) return `["D",${value.getTime()}]`;
    if (!isPlain(value)) throw new Unwritable();
    const entries = Object.keys(value).map((key) => `"_${place(key)}":${place(value[key])}`);
    return `{${entries.join(",")}}`;
  }

  try {
    place(value);
  } catch (error) {
    if (error instanceof Unwritable) return undefined;
    throw error;
  }
  return `[${parts.join(",")}]\n`;
}

class Unwritable extends Error {}

/** The numbers that stand for what has no place of its own. */
function nameless(value: unknown): number | undefined {
  if (value === undefined) return -7;
  if (value === null) return -5;
  if (typeof value !== "number") return undefined;
  if (Number.isNaN(value)) return -2;
  if (value === Number.POSITIVE_INFINITY) return -6;
  if (value === Number.NEGATIVE_INFINITY) return -3;
  return Object.is(value, -0) ? -4 : undefined;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype;
}
