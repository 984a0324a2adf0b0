/**
 * A page's data for the browser's router, in turbo-stream's format, for values that are there already. That package
 * writes them through a stream with a timer behind it, which costs as much as finding them.
 * @returns undefined for what it is not made for: promises, errors, maps, classes.
 */
export function payloadOf(value: object): string | undefined {
  const writer = new Writer();
  try {
    writer.place(value);
  } catch (error) {
    if (error instanceof Unwritable) return undefined;
    throw error;
  }
  return `[${writer.parts.join(",")}]\n`;
}

/** Written for each answer, hundreds of values each time: hence the loops. */
class Writer {
  readonly parts: string[] = [];
  readonly #indices = new Map<unknown, number>();
  /** How an object names its fields: by the place of the name. */
  readonly #names = new Map<string, string>();

  place(value: unknown): number {
    const named = nameless(value);
    if (named !== undefined) return named;
    const known = this.#indices.get(value);
    if (known !== undefined) return known;
    const index = this.parts.push("") - 1;
    this.#indices.set(value, index);
    this.parts[index] = this.#written(value);
    return index;
  }

  #written(value: unknown): string {
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
      return JSON.stringify(value);
    if (Array.isArray(value)) return this.#list(value);
    if (value instanceof Date) return `["D",${value.getTime()}]`;
    if (!isPlain(value)) throw new Unwritable();
    return this.#object(value);
  }

  #list(values: readonly unknown[]): string {
    let text = "[";
    for (let at = 0; at < values.length; at++) text += (at > 0 ? "," : "") + this.place(values[at]);
    return `${text}]`;
  }

  #object(value: Record<string, unknown>): string {
    let text = "";
    for (const key of Object.keys(value)) text += (text && ",") + this.#name(key) + this.place(value[key]);
    return `{${text}}`;
  }

  #name(key: string): string {
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const name = `"_${this.place(key)}":`;
    this.#names.set(key, name);
    return name;
  }
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
