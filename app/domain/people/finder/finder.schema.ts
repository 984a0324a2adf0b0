import { z } from "zod";

/** A decision about the member that the finder shows. */
export const finderForm = z.object({
  profile: z.string(),
  choice: z.enum(["like", "pass", "undo"]),
});
