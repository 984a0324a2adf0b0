import { z } from "zod";

/** Whether there is such a profile is the verb's to say: a malformed id is answered as an unknown one. */
export const likeRequest = z.object({
  profile: z.string(),
  /** The question whose answer is liked. */
  prompt: z.string().max(100).optional(),
});

export const LIST_TYPES = ["given", "received", "mutual", "visitors"] as const;
export type ListType = (typeof LIST_TYPES)[number];

/** The page of a list, from its address. */
export const listQuery = z.object({
  page: z
    .string()
    .regex(/^\d{1,9}$/, { abort: true })
    .transform(Number)
    .refine((page) => page >= 1)
    .default(1),
});
