import { z } from "zod";

export const finderForm = z.object({
  profile: z.string(),
  choice: z.enum(["like", "pass", "undo"]),
});
