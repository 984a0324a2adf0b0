import { z } from "zod";
import { QUEUES } from "~/app/domain/safety/queues/queues";
import { checkpoint } from "~/app/domain/site/checkpoints/checkpoints.schema";

/** Each kind has two texts: `desk_mail.<kind>_subject`, without names, and `desk_mail.<kind>_text`. */
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

/** An email that waits to be sent. */
export const deskMail = z.object({
  kind: deskMailKind,
  /** Values of its placeholders. `role`, `brand`, `way`, and `minor` with `currency` are translated. */
  params: z.record(z.string(), z.string()).optional(),
  /** Values that are times, UTC ms. */
  times: z.record(z.string(), z.number()).optional(),
  checkpoint: checkpoint.optional(),
  /** The figures of a week. Times are UTC ms, durations ms. */
  week: z
    .object({
      from: z.number(),
      until: z.number(),
      /** Brands that were unreadable. */
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
