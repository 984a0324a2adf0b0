/** A kind of job for tests only, whose handler a test supplies. */
import { z } from "zod";
import { type Effect, effect } from "~/app/domain/site/outbox/outbox";

interface Letter {
  to?: string;
}

/** Returns the kind of job with the test's handler. */
export function letters(handle: Effect<Letter>["handle"]): Effect<Letter>[] {
  return [effect("letter", z.object({ to: z.string().optional() }), { subject: ({ to }) => to ?? null, handle })];
}

/** The kind of job with which a test enqueues. Its handler always fails. */
export const [letter] = letters(() => Promise.reject(new Error("nobody sends letters here"))) as [Effect<Letter>];
