import { z } from "zod";

/**
 * The tone of each email: a sober one signs with the brand's name, a warm one with "see you soon". Each email has its texts:
 * `mail.<kind>.subject`, `preview`, `text`, `action`, `note`.
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
  writing_held: "sober",
  writing_hold_ended: "warm",
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

/** Where a mail's button leads: a path of the site. */
const mailAction = z.object({
  path: z.string(),
  /**
   * The claims of the token in the address. The token itself is made as the mail is sent: so nobody who reads the
   * database can follow the link. `expiresAt` is in UTC ms.
   */
  token: z.object({ purpose: z.string(), id: z.string(), expiresAt: z.number() }).optional(),
});

/** A mail as it waits to be sent. */
export const mailSchema = z.object({
  kind: mailKind,
  /** The id of the account that it is about: when that is erased, so is what is left of the mail. */
  account: z.string(),
  /** The case whose decision it tells of. */
  about: z.string().nullish(),
  /** More of them, where one mail tells of several. */
  alsoAbout: z.array(z.string()).optional(),
  to: z.string(),
  /** The reader's. */
  language: z.string(),
  /** Whom it greets. */
  name: z.string(),
  action: mailAction,
  /** Of a mail that its reader can do without. */
  unsubscribe: mailAction.optional(),
  /** The values for the placeholders in its texts. */
  params: z.record(z.string(), z.string()).optional(),
  /** What stands below its text, in words. */
  further: z.array(z.string()).optional(),
});

export type MailAction = z.infer<typeof mailAction>;
export type Mail = z.infer<typeof mailSchema>;
