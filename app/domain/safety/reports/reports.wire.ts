import { z } from "zod";

/** `id` is the number that the person is told, to refer to their report. */
export const reportAnswer = z.strictObject({ id: z.string() });
