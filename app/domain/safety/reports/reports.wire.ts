import { z } from "zod";

/** The answer to a report. `id` is the number shown to the reporter. */
export const reportAnswer = z.strictObject({ id: z.string() });
