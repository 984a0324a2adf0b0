import { createHash } from "node:crypto";

/** Content of so many characters and more is known by its hash. */
const LONG = 200;

/**
 * Interns parts of configs, so that what many tenants have alike is in memory once: most leave most settings as they are. Values
 * must come from JSON, since nothing but their content tells them apart. What no config has any more is let go.
 */
export class InternPool {
  readonly #known = new Map<string, WeakRef<object>>();
  readonly #registry = new FinalizationRegistry<string>((key) => {
    if (!this.#known.get(key)?.deref()) this.#known.delete(key);
  });

  /** Freezes the value and all in it, or gives the one of the same content that was interned before. */
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
