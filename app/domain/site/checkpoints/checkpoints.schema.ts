import { z } from "zod";
import type { Checkpoint } from "./signature";

export const checkpoint: z.ZodType<Checkpoint> = z.object({
  at: z.string(),
  databases: z.array(
    z.object({ name: z.string().regex(/^[a-z0-9-]{1,40}$/), seq: z.int().min(1), hash: z.string().min(1) }),
  ),
  key: z.string(),
  signature: z.string(),
});

/** A checkpoint as printed by the command, or as a line of the server's log. */
export const givenCheckpoint = z.union([checkpoint, z.object({ checkpoint }).transform((line) => line.checkpoint)]);
