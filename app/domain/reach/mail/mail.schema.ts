import { z } from "zod";

/** Each kind has five texts: `mail.<kind>.subject`, `preview`, `text`, `action`, `note`. */
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

/** Target of an email's button: a path of the site. */
const mailAction = z.object({
  path: z.string(),
  /**
   * The claims of the token in the address. The token is made as the email is sent, so readers of the database cannot
   * follow the link. `expiresAt` is in UTC ms.
   */
  token: z.object({ purpose: z.string(), id: z.string(), expiresAt: z.number() }).optional(),
});

/** An email that waits to be sent. */
export const mailSchema = z.object({
  kind: mailKind,
  /** The account it is about: erasing the account erases the email. */
  account: z.string(),
  /** The case whose decision it reports. */
  about: z.string().nullish(),
  /** Further cases, if one email reports several. */
  alsoAbout: z.array(z.string()).optional(),
  to: z.string(),
  /** The reader's language. */
  language: z.string(),
  /** The name in the greeting. */
  name: z.string(),
  action: mailAction,
  /** For an optional email. */
  unsubscribe: mailAction.optional(),
  /** Values of the placeholders in its texts. */
  params: z.record(z.string(), z.string()).optional(),
  /** Paragraphs below its text. */
  further: z.array(z.string()).optional(),
});

export type MailAction = z.infer<typeof mailAction>;
export type Mail = z.infer<typeof mailSchema>;
