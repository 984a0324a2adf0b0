import { z } from "zod";

/**
 * The tone of each kind of email. Each kind has five texts: `mail.<kind>.subject`, `preview`, `text`, `action`, `note`.
 */
export const MAIL_TONES = {
  activation: "warm",
  known: "warm",
  reset: "warm",
  address_change: "warm",
  address_changed: "warm",
  address_correction: "warm",
  deleted: "warm",
  erased: "sober",
  export: "warm",
  receipt: "warm",
  refund: "warm",
  dispute_won: "warm",
  second_factor_off: "warm",
  second_factor_on: "warm",
  wrong_passwords: "warm",
  withdrawal: "warm",
  withdrawal_late: "warm",
  premium_ends: "warm",
  premium_cancelled: "warm",
  credits_back: "warm",
  unseen: "warm",
  newcomers: "warm",
  fraud: "sober",
  fraud_retracted: "sober",
  warned: "sober",
  suspended: "sober",
  suspension_ended: "warm",
  muted: "sober",
  mute_ended: "warm",
  profile_hidden: "sober",
  profile_shown: "warm",
  details_changed: "warm",
  photo_rejected: "sober",
  text_removed: "sober",
  decision_reversed: "warm",
  complaint_received: "warm",
  complaint_answered: "sober",
  report_answered: "warm",
} as const satisfies Record<string, "warm" | "sober">;

export const mailKind = z.enum(Object.keys(MAIL_TONES) as (keyof typeof MAIL_TONES)[]);

const mailAction = z.object({
  path: z.string(),
  /**
   * The token of the link. The link is made as the email is sent, so readers of the database cannot follow it.
   * `expiresAt` is in UTC ms.
   */
  token: z.object({ purpose: z.string(), id: z.string(), expiresAt: z.number() }).optional(),
});

export const mailSchema = z.object({
  kind: mailKind,
  /** The account that the email is about. Erasing the account erases the email. */
  account: z.string(),
  about: z.string().nullish(),
  alsoAbout: z.array(z.string()).optional(),
  to: z.string(),
  language: z.string(),
  name: z.string(),
  action: mailAction,
  unsubscribe: mailAction.optional(),
  params: z.record(z.string(), z.string()).optional(),
  /** Further paragraphs below the email's text. */
  further: z.array(z.string()).optional(),
});

export type MailAction = z.infer<typeof mailAction>;
export type Mail = z.infer<typeof mailSchema>;
