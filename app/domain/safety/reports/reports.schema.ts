import { z } from "zod";
import { checkbox } from "~/app/domain/checkbox";
import type { ReportedKind } from "~/db/tables";

export const REASONS = ["spam", "scam", "fake", "underage", "harassment", "nudity", "illegal", "other"] as const;
export type Reason = (typeof REASONS)[number];

export function isReason(name: string): name is Reason {
  return REASONS.some((each) => each === name);
}

export const WEIGHTS: Record<Reason, number> = {
  underage: 10,
  illegal: 8,
  scam: 5,
  harassment: 5,
  nudity: 3,
  fake: 3,
  spam: 2,
  other: 1,
};

/** Reasons that state a breach of the law. */
export const ILLEGAL: readonly Reason[] = ["underage", "illegal"];

export const WORDS_MAX = 2000;

export interface Target {
  kind: ReportedKind;
  id: string;
}

const reason = z.enum(REASONS, "reports.reason_missing");
const words = z
  .string()
  .refine((given) => given.length <= WORDS_MAX, { error: "error.too_long", params: { max: WORDS_MAX } })
  .default("");

/** Request of the API: one of the three ids. `block` also blocks the member. */
export const reportRequest = z
  .object({
    profile: z.string().optional(),
    photo: z.string().optional(),
    message: z.string().optional(),
    reason,
    words,
    block: z.boolean().default(false),
  })
  .transform(({ profile, photo, message, ...rest }, context) => {
    const targets = Object.entries({ profile, photo, message }).filter(([, id]) => id !== undefined);
    const [only] = targets;
    if (targets.length === 1 && only) return { ...rest, target: { kind: only[0], id: only[1] } as Target };
    context.addIssue({ code: "custom", message: "error.required", path: ["profile"] });
    return z.NEVER;
  });

/** Request of the form: `target` is "photo:<id>" and similar. */
export const reportForm = z.object({
  target: z
    .string("error.required")
    .regex(/^(profile|photo|message):.+$/, "error.required")
    .transform((given): Target => {
      const [kind, id] = given.split(":", 2);
      return { kind, id } as Target;
    }),
  reason,
  words,
  block: checkbox,
});

export type Report = z.output<typeof reportForm>;
