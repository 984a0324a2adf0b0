import { z } from "zod";
import { emailField } from "~/app/domain/account/accounts/accounts.schema";
import { passwordField } from "~/app/domain/account/credentials/credentials.schema";
import type { CalendarDate } from "~/app/domain/ages";
import { foldLookAlikes } from "~/app/domain/look-alikes";
import { birthDateField, profileChanges } from "~/app/domain/people/profiles/profiles.schema";
import { reachesSomebody } from "~/app/domain/safety/care/contact-details";
import { beginningOf, farTooLong, lengthOf, oneLine, withFewMarks } from "~/app/domain/texts";
import type { Tenant } from "~/tenants/config/schema";

/** Returns the schema of a sign-up. `today` is the tenant's. Form fields have these names. */
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
      source: z.unknown().optional(),
      /** Whether the visitor consents to being remembered by traffic source, if the tenant asks. */
      tracking: z.boolean().optional(),
      formPath: origins,
      referrer: origins,
    })
    .superRefine(({ name, email }, context) => {
      if (looksLikeAddress(name, email))
        context.addIssue({ code: "custom", path: ["name"], message: "signup.name_equal_to_email" });
      else if (!startsWithAt(name) && reachesSomebody(name))
        context.addIssue({ code: "custom", path: ["name"], message: "signup.name_contact" });
    });
}

export type SignupDraft = z.input<ReturnType<typeof signupDraft>>;
export type CheckedSignup = z.output<ReturnType<typeof signupDraft>>;

/** Maximum length of a name, in characters as a person counts them. */
export const NAME_MAX = 150;

/** Returns whether the name appears to begin with an @ of any script, after invisible characters. */
export function startsWithAt(name: string): boolean {
  return lookOf(name).startsWith("@");
}

/** Returns whether a reader would take the name for the address, even with letters of another alphabet. */
export function looksLikeAddress(name: string, email: string): boolean {
  return lookOf(name) === lookOf(email);
}

/** Maps texts that look alike to the same text, without gaps, marks and invisible characters. */
function lookOf(text: string): string {
  return foldLookAlikes(withFewMarks(text)).replace(/[\p{M}\p{C}\p{Z}]/gu, "");
}

const nameTooLong = { error: "error.too_long", params: { max: NAME_MAX } };

const nameField = z
  .string("error.required")
  .refine((name) => !farTooLong(name, NAME_MAX), { ...nameTooLong, abort: true })
  .transform(oneLine)
  .refine((name) => name !== "", "error.required")
  .refine((name) => lengthOf(name) <= NAME_MAX, nameTooLong)
  .refine((name) => !startsWithAt(name), "signup.name_starts_with_at");

const consent = z.literal(true, "signup.consent_required");

const ORIGIN_MAX = 1000;

/** The visitor's origin and earlier choices. Both serve statistics, so the schema never refuses a sign-up for them. */
const origins = z
  .string()
  .transform((text) => beginningOf(oneLine(beginningOf(text, 2 * ORIGIN_MAX)), ORIGIN_MAX) || null)
  .nullish()
  .catch(null);
