import type { ZodType } from "zod";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import type { EffectState } from "~/db/tables";

/** One that is being brought about. */
export interface Happening<Payload> {
  /** The same at every try. */
  id: string;
  key: string;
  payload: Payload;
}

/** A kind of thing that happens outside the database because of something in it. */
export interface Effect<Payload = unknown> {
  readonly kind: string;
  /** The schema of the payload, checked before each try. A payload that does not fit fails the try. */
  readonly schema: ZodType<Payload>;
  /**
   * Whom it is about: an account's id, or an address where nobody knows yet whose it is. When that account is erased, what
   * is not done yet goes with it. Null where it has to happen all the same, and says nothing about anybody.
   */
  subject(payload: Payload): string | null;
  /**
   * Brings it about. May be called again for one whose outcome could not be written down. Where `signal` aborts nobody
   * waits for it any longer, and another try is made later.
   */
  handle(happening: Happening<Payload>, site: Site, signal: AbortSignal): Promise<void>;
  /** Notes how a try came out, in the commit that does. */
  settled?(happening: Happening<Payload>, came: Came, site: Site, tx: Tx): Promise<void>;
}

/** What is known after a try: dead is given up, waiting is tried again. */
export interface Came {
  state: EffectState;
}

/** Declares a kind of effect. Those of the product are listed in `domain/effect-handlers.ts`. */
export function effect<Payload>(
  kind: string,
  schema: ZodType<Payload>,
  parts: Pick<Effect<Payload>, "subject" | "handle" | "settled">,
): Effect<Payload> {
  return { kind, schema, ...parts };
}
