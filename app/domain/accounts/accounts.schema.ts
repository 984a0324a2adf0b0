import { z } from "zod";
import { birthDateField, profileChanges } from "~/app/domain/profiles/profiles.schema";
import { lengthOf, oneLine } from "~/app/domain/profiles/texts";
import type { Tenant } from "~/tenants/schema";
import type { CalendarDate } from "./ages";
import { isCommonPassword } from "./common-passwords";
import { normalizeEmail } from "./emails";
import { NAME_MAX } from "./name-before-at";
import { looksLikeAddress, startsWithAt } from "./names";
import { longEnough, PASSWORD_MAX, PASSWORD_MIN, shortEnough } from "./passwords";

/** What somebody gives to become a member. `today` is the tenant's. A form's fields have these names. */
export function signupDraft(tenant: Tenant, today: CalendarDate) {
  return z
    .object({
      email: emailField,
      name: nameField,
      password: passwordField,
      birthDate: birthDateField(today),
      consents: z.object({ terms: consent, sensitiveData: consent }, "signup.consent_required"),
      profile: profileChanges(tenant, today).optional(),
      country: z.string().nullish(),
      language: z.string().nullish(),
      timeZone: z.string().nullish(),
      trafficSource: z.unknown().optional(),
      /** What they said to being remembered by that, where the tenant asks. */
      tracking: z.boolean().optional(),
      formPath: origins,
      referrer: origins,
    })
    .superRefine(({ name, email }, context) => {
      if (looksLikeAddress(name, email))
        context.addIssue({ code: "custom", path: ["name"], message: "signup.name_equal_to_email" });
    });
}

export type SignupDraft = z.input<ReturnType<typeof signupDraft>>;
export type CheckedSignup = z.output<ReturnType<typeof signupDraft>>;

export const emailField = z.string("error.required").transform((text, context) => {
  const email = normalizeEmail(text);
  if (email) return email;
  context.addIssue({ code: "custom", message: text.trim() === "" ? "error.required" : "signup.invalid_email" });
  return z.NEVER;
});

const nameField = z
  .string("error.required")
  .transform(oneLine)
  .refine((name) => name !== "", "error.required")
  .refine((name) => lengthOf(name) <= NAME_MAX, { error: "error.too_long", params: { max: NAME_MAX } })
  .refine((name) => !startsWithAt(name), "signup.name_starts_with_at");

const passwordField = z
  .string("error.required")
  .refine((password) => password !== "", { error: "error.required", abort: true })
  .refine(longEnough, { error: "error.too_short", params: { min: PASSWORD_MIN } })
  .refine(shortEnough, { error: "error.too_long", params: { max: PASSWORD_MAX } })
  .refine((password) => !longEnough(password) || !isCommonPassword(password), "signup.password_common");

/** Who forgot a password. */
export const resetRequest = z.object({ email: emailField });
export type ResetRequest = z.input<typeof resetRequest>;

/** Who follows the link in the mail. */
export const newPassword = z.object({ token: z.string(), password: passwordField });
export type NewPassword = z.input<typeof newPassword>;

/** Who wants another password. */
export const passwordChange = z.object({ current: z.string().default(""), password: passwordField });
export type PasswordChange = z.input<typeof passwordChange>;

/** Who wants another address. */
export const addressRequest = z.object({ email: emailField, password: z.string().default("") });
export type AddressRequest = z.input<typeof addressRequest>;

const consent = z.literal(true, "signup.consent_required");

/** Where they came from and what they filled in: for statistics, so never a reason to refuse. */
const origins = z
  .string()
  .transform((text) => oneLine(text).slice(0, 1000) || null)
  .nullish()
  .catch(null);
