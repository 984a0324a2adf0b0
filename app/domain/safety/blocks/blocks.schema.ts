import { z } from "zod";

/** The verb checks the profile: a malformed id gets the same answer as an unknown id. */
export const blockRequest = z.object({ profile: z.string() });
