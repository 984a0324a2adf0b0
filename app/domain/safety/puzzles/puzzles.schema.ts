import { z } from "zod";

/** A solved puzzle: its token, the number the browser found, and the person's answer; "" if the answer is missing. */
export type Solution = z.output<typeof solution>;

export const solution = z.object({
  puzzle: z.string().default(""),
  work: z.string().default(""),
  largest: z.string().default(""),
});
