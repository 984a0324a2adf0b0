import { z } from "zod";

/** Each has its texts: `mail.<kind>.subject`, `preview`, `text`, `action`, `note`. */
export const mailKind = z.enum([
  "activation",
  "known",
  "reset",
  "address_change",
  "address_changed",
  "address_correction",
  "deleted",
  "erased",
  "export",
  "receipt",
  "refund",
  "dispute_won",
  "second_factor_off",
  "second_factor_on",
  "wrong_passwords",
  "withdrawal",
  "withdrawal_late",
  "premium_ends",
  "premium_cancelled",
  "credits_back",
  "unseen",
  "newcomers",
  "fraud",
  "fraud_retracted",
  "warned",
  "suspended",
  "suspension_ended",
  "writing_held",
  "writing_hold_ended",
  "profile_hidden",
  "profile_shown",
  "details_changed",
  "photo_rejected",
  "text_removed",
  "decision_reversed",
  "complaint_received",
  "complaint_answered",
  "report_answered",
]);

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
