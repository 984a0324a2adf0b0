import { z } from "zod";

/** A solved puzzle: its token, the number that the browser found, and what the person answered; "" for either that is not there. */
export type Solution = z.output<typeof solution>;

export const solution = z.object({
  puzzle: z.string().default(""),
  work: z.string().default(""),
  largest: z.string().default(""),
});
