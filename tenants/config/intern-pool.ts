import { createHash } from "node:crypto";

/** Values of this many characters or more are identified by their hash. */
const LONG = 200;

/**
 * Interns parts of configs, so that equal parts of many tenants are in memory once. Values must come from JSON, because
 * their content alone identifies them. Drops parts that no config uses.
 */
export class InternPool {
  readonly #known = new Map<string, WeakRef<object>>();
  readonly #registry = new FinalizationRegistry<string>((key) => {
    if (!this.#known.get(key)?.deref()) this.#known.delete(key);
  });

  /** Freezes a value with its contents, or returns an equal value that was interned before. */
  intern<T>(value: T): T {
    if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
    for (const [name, inner] of Object.entries(value)) (value as Record<string, unknown>)[name] = this.intern(inner);
    const key = keyOf(JSON.stringify(value));
    const known = this.#known.get(key)?.deref();
    if (known) return known as T;
    this.#known.set(key, new WeakRef(value));
    this.#registry.register(value, key);
    return Object.freeze(value);
  }
}

const keyOf = (content: string) =>
  content.length < LONG ? content : createHash("sha256").update(content).digest("base64url");
