import { z } from "zod";
import { QUEUES } from "~/app/domain/safety/queues/queues";
import { checkpoint } from "~/app/domain/site/checkpoints/checkpoints.schema";

/** Each has its texts: `desk_mail.<kind>_subject`, which names nobody, and `desk_mail.<kind>_text`. */
export const deskMailKind = z.enum([
  "operator_added",
  "operator_joined",
  "operator_removed",
  "role_given",
  "role_taken",
  "recovery_begun",
  "recovery_of_yours",
  "recovery_taken_back",
  "recovery_used",
  "way_in_added",
  "wrong_passwords",
  "checkpoint",
  "weekly",
  "charged_back",
  "dispute_won",
]);

export type DeskMailKind = z.infer<typeof deskMailKind>;

/** A mail as it waits to be sent. */
export const deskMail = z.object({
  kind: deskMailKind,
  /** The values for the placeholders in its text. `role`, `brand`, `way`, and `minor` with `currency` are put into words. */
  params: z.record(z.string(), z.string()).optional(),
  /** Those that are moments, UTC ms. */
  times: z.record(z.string(), z.number()).optional(),
  checkpoint: checkpoint.optional(),
  /** The figures of a week. Times are UTC ms, durations ms. */
  week: z
    .object({
      from: z.number(),
      until: z.number(),
      /** Brands that could not be read. */
      unread: z.array(z.string()),
      figures: z.array(
        z.object({
          queue: z.enum(QUEUES),
          came: z.number(),
          decided: z.number(),
          median: z.number().nullable(),
          missed: z.number(),
          open: z.number(),
          oldest: z.number().nullable(),
        }),
      ),
    })
    .optional(),
});

export type DeskMail = z.infer<typeof deskMail>;
