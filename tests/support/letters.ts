/** A job kind for tests only, and outboxes whose handler a test supplies. */
import { z } from "zod";
import { type Effect, effect } from "~/app/domain/site/outbox/outbox";

interface Letter {
  to?: string;
}

/** Handles the job by the test's function. */
export function letters(handle: Effect<Letter>["handle"]): Effect<Letter>[] {
  return [effect("letter", z.object({ to: z.string().optional() }), { subject: ({ to }) => to ?? null, handle })];
}

/** An email to enqueue. */
export const [letter] = letters(() => Promise.reject(new Error("nobody sends letters here"))) as [Effect<Letter>];
