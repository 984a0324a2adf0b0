import { dictionary } from "@zxcvbn-ts/language-common";
import { z } from "zod";
import { emailField } from "~/app/domain/account/accounts/accounts.schema";
import { longEnough, PASSWORD_MAX, PASSWORD_MIN, shortEnough } from "./passwords";

export const passwordField = z
  .string("error.required")
  .refine((password) => password !== "", { error: "error.required", abort: true })
  .refine(longEnough, { error: "error.too_short", params: { min: PASSWORD_MIN } })
  .refine(shortEnough, { error: "error.too_long", params: { max: PASSWORD_MAX } })
  .refine((password) => !longEnough(password) || !isCommonPassword(password), "signup.password_common");

export const resetRequest = z.object({ email: emailField });
export type ResetRequest = z.input<typeof resetRequest>;

export const newPassword = z.object({ token: z.string(), password: passwordField });
export type NewPassword = z.input<typeof newPassword>;

export const passwordChange = z.object({ current: z.string().default(""), password: passwordField });
export type PasswordChange = z.input<typeof passwordChange>;

export const addressRequest = z.object({ email: emailField, password: z.string().default("") });
export type AddressRequest = z.input<typeof addressRequest>;

/** Returns whether the password is one of the fifty thousand most common ones, in any case. */
function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary["passwords-common"]);
  return common.has(password.toLowerCase());
}

let common: Set<string> | undefined;
