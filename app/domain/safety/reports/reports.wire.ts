import { z } from "zod";

/** `id` is the number shown to the reporter. */
export const reportAnswer = z.strictObject({ id: z.string() });
