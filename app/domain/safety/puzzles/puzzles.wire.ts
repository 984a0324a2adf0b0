import { z } from "zod";

/** The browser finds the first number `n` for which SHA-256 of `<token>:<n>` begins with `bits` zeros. */
export const puzzleAnswer = z.strictObject({
  token: z.string(),
  bits: z.int(),
});
