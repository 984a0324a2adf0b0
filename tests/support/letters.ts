/** A job of the tests' own, and outboxes that handle it as a test says. */
import { z } from "zod";
import { type Effect, effect } from "~/app/domain/site/outbox/outbox";

interface Letter {
  to?: string;
}

/** Handles the job in this way. */
export function letters(handle: Effect<Letter>["handle"]): Effect<Letter>[] {
  return [effect("letter", z.object({ to: z.string().optional() }), { subject: ({ to }) => to ?? null, handle })];
}

/** An email to enqueue. */
export const [letter] = letters(() => Promise.reject(new Error("nobody sends letters here"))) as [Effect<Letter>];
