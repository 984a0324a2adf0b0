import { z } from "zod";

/** The verb checks the profile: a malformed id gets the same answer as an unknown id. */
export const likeRequest = z.object({
  profile: z.string(),
  prompt: z.string().max(100).optional(),
});

export const LIST_TYPES = ["given", "received", "mutual", "visitors"] as const;
export type ListType = (typeof LIST_TYPES)[number];

export const listQuery = z.object({
  page: z
    .string()
    .regex(/^\d{1,9}$/, { abort: true })
    .transform(Number)
    .refine((page) => page >= 1)
    .default(1),
});
