import type { ZodType } from "zod";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import type { EffectState } from "~/db/tables";

export interface Happening<Payload> {
  /** The job's id, the same at every try. */
  id: string;
  key: string;
  payload: Payload;
}

/** A kind of job: work outside the database, caused by a change in it. */
export interface Effect<Payload = unknown> {
  readonly kind: string;
  /** The schema of the payload, checked before each try. An invalid payload fails the try. */
  readonly schema: ZodType<Payload>;
  /** The account of the job, or an address: erasing it deletes the job. Null if it contains no personal data. */
  subject(payload: Payload): string | null;
  /** Called again if its outcome could not be stored. After `signal` aborts, the try failed and is repeated. */
  handle(happening: Happening<Payload>, site: Site, signal: AbortSignal): Promise<void>;
  /** Records the outcome of a try, in the transaction that stores it. */
  settled?(happening: Happening<Payload>, came: Came, site: Site, tx: Tx): Promise<void>;
}

/** The outcome of a try: `dead` is given up, `waiting` is retried. */
export interface Came {
  state: EffectState;
}

/** Declares a kind of job. `domain/effect-handlers.ts` lists the product's kinds. */
export function effect<Payload>(
  kind: string,
  schema: ZodType<Payload>,
  parts: Pick<Effect<Payload>, "subject" | "handle" | "settled">,
): Effect<Payload> {
  return { kind, schema, ...parts };
}
