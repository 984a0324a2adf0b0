/**
 * Encodes a page's data for the browser's router, in turbo-stream's format, for values that exist already. That package
 * uses a stream with a timer, which costs as much as reading the data. `shared` comes from `sharedOf`.
 * @returns undefined for promises, errors, maps and classes.
 */
export function payloadOf(value: object, shared: readonly object[] = []): string | undefined {
  try {
    return new Writer(headOf(shared)).whole(value);
  } catch (error) {
    if (error instanceof Unwritable) return undefined;
    throw error;
  }
}

const sharedIn = new WeakMap<object, object>();

/** Returns a loader's data with a part that many answers share as one object: its fields are encoded once. */
export function sharing<S extends object, O extends object>(shared: S, own: O): S & O {
  const data = { ...shared, ...own };
  sharedIn.set(data, shared);
  return data;
}

/** Returns the parts of this data that other answers share. */
export function sharedOf(loaderData: Record<string, unknown>): object[] {
  const shared: object[] = [];
  for (const data of Object.values(loaderData)) {
    const part = sharedIn.get(data as object);
    if (part) shared.push(part);
  }
  return shared;
}

/** An encoded beginning of many payloads, with the positions of its values. */
interface Head {
  /** The encoded text, which includes the beginnings before this one. */
  text: string;
  count: number;
  indices: Map<unknown, number>;
  names: Map<string, string>;
  before: Head | undefined;
  next: WeakMap<object, Head>;
}

const heads = new WeakMap<object, Head>();

function headOf(shared: readonly object[]): Head | undefined {
  let head: Head | undefined;
  for (const part of shared) {
    const known: WeakMap<object, Head> = head?.next ?? heads;
    const next: Head = known.get(part) ?? new Writer(head).head(part);
    known.set(part, next);
    head = next;
  }
  return head;
}

/**
 * Encodes values by loops, because an answer has hundreds. A value gets its position when another value refers to it.
 */
class Writer {
  readonly #indices = new Map<unknown, number>();
  readonly #names = new Map<string, string>();
  readonly #queue: unknown[] = [];
  readonly #head: Head | undefined;
  readonly #from: number;

  constructor(head: Head | undefined) {
    this.#head = head;
    this.#from = head ? head.count : 0;
  }

  /** Encodes a value with all its parts. The value has the first position, before the head. */
  whole(value: object): string {
    this.#queue.push(value);
    this.#indices.set(value, 0);
    const first = this.#written(value);
    const head = this.#head?.text ?? "";
    return `[${first}${head}${this.#rest(1)}]\n`;
  }

  head(shared: object): Head {
    this.#queue.push(shared);
    for (const [key, value] of Object.entries(shared)) {
      this.#name(key);
      this.#place(value);
    }
    const before = this.#head;
    const text = (before?.text ?? "") + this.#rest(1);
    const count = this.#from + this.#queue.length - 1;
    return { text, count, indices: this.#indices, names: this.#names, before, next: new WeakMap() };
  }

  #rest(first: number): string {
    let text = "";
    for (let at = first; at < this.#queue.length; at++) text += `,${this.#written(this.#queue[at])}`;
    return text;
  }

  #place(value: unknown): number {
    const named = typeof value === "string" ? undefined : nameless(value);
    if (named !== undefined) return named;
    let known = this.#indices.get(value);
    for (let head = this.#head; head && known === undefined; head = head.before) known = head.indices.get(value);
    if (known !== undefined) return known;
    const index = this.#from + this.#queue.push(value) - 1;
    this.#indices.set(value, index);
    return index;
  }

  #written(value: unknown): string {
    if (typeof value === "string") return PLAIN.test(value) ? `"${value}"` : JSON.stringify(value);
    if (typeof value === "number" || typeof value === "boolean") return `${value}`;
    if (Array.isArray(value)) return this.#list(value);
    if (value instanceof Date) return `["D",${value.getTime()}]`;
    if (!isPlain(value)) throw new Unwritable();
    return this.#object(value);
  }

  #list(values: readonly unknown[]): string {
    let text = "";
    for (let at = 0; at < values.length; at++) text += (text && ",") + this.#place(values[at]);
    return `[${text}]`;
  }

  #object(value: Record<string, unknown>): string {
    let text = "";
    for (const key of Object.keys(value)) text += (text && ",") + this.#name(key) + this.#place(value[key]);
    return `{${text}}`;
  }

  #name(key: string): string {
    let known = this.#names.get(key);
    for (let head = this.#head; head && known === undefined; head = head.before) known = head.names.get(key);
    if (known !== undefined) return known;
    const name = `"_${this.#place(key)}":`;
    this.#names.set(key, name);
    return name;
  }
}

/** Matches a text that JSON writes unchanged. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it does not write so
const PLAIN = /^[^"\\\u0000-\u001f\ud800-\udfff]*$/;

class Unwritable extends Error {}

/**
 * Returns the negative number that turbo-stream uses for a value such as undefined or NaN. Undefined for any other
 * value.
 */
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
