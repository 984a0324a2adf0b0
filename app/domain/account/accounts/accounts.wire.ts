import { z } from "zod";
import type { EmailCheck } from "./email-check";

/**
 * The answer to an email check. `request_email` repeats the question, so the client can discard late answers. `token`
 * is needed for the sign-up.
 */
export const emailCheckAnswer = z.strictObject({
  token: z.string().nullable(),
  status: z.enum(["new", "active", "not_confirmed", "deleted", "invalid"]),
  email: z.string(),
  request_email: z.string(),
});

export const activateAnswer = z.strictObject({ delivered: z.boolean() });

export function emailCheckWire({ token, status, email, requestEmail }: EmailCheck): z.output<typeof emailCheckAnswer> {
  return { token, status, email, request_email: requestEmail };
}
