import { z } from "zod";

/** A browser looks for the first number `n` where SHA-256 of `<token>:<n>` begins with `bits` zeros. */
export const puzzleAnswer = z.strictObject({
  token: z.string(),
  bits: z.int(),
});
