import { z } from "zod";
import { GENDERS } from "~/tenants/config/vocabulary";
import type { CamOffer } from "./offers";

const years = z
  .string()
  .regex(/^\d{0,3}$/)
  .transform((text) => (text === "" ? null : Number(text)))
  .default(null);

/** The query for cams. An empty or missing value means any. */
export const camsQuery = z
  .object({
    gender: z
      .enum(["", ...GENDERS], "error.invalid_choice")
      .transform((text) => text || null)
      .default(null),
    min_age: years,
    max_age: years,
  })
  .transform(({ gender, min_age, max_age }) => ({ gender, minAge: min_age, maxAge: max_age }));

export const camsAnswer = z.strictObject({
  cams: z.record(
    z.string(),
    z.strictObject({ account: z.string(), name: z.string(), gender: z.enum(GENDERS), age: z.int() }),
  ),
});

export function camsWire(cams: readonly CamOffer[]): z.output<typeof camsAnswer> {
  return {
    cams: Object.fromEntries(
      cams.map(({ account, name, gender, age }) => [account, { account, name, gender, age }] as const),
    ),
  };
}

export const camLinkQuery = z.object({ account: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/) });

/** A tile's request: its origin, and the wish to be redirected. */
export const adLinkQuery = z.object({ flow: z.literal("profile-search"), redirect: z.literal("1") });

/** The body of the redirect to a partner. The Location header contains the same address. */
export const partnerAnswer = z.strictObject({ location: z.string() });
