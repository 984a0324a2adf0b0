import { z } from "zod";

/** Whether there is such a profile is the verb's to say: a malformed id is answered as an unknown one. */
export const blockRequest = z.object({ profile: z.string() });
