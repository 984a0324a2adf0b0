import { z } from "zod";
import type { Member } from "~/app/domain/member";
import { isPremium } from "~/app/domain/money/premium/premium";
import type { OwnPhoto } from "~/app/domain/people/photos/photos";
import { ownProfileWire, wireOwnProfile } from "~/app/domain/people/profiles/profiles.wire";
import type { Tenant } from "~/tenants/config/schema";

export const wireUser = z.strictObject({
  email: z.string(),
  loggedIn: z.literal(true),
  paid_user: z.boolean(),
  signup_date: z.iso.datetime(),
  mailprovider: z.int(),
  credits: z.int(),
  profile: wireOwnProfile,
});

export const userAnswer = z.strictObject({ user: wireUser });

/** Converts the logged-in member for the wire. `now` is in UTC ms. */
export function userWire(
  member: Member,
  photos: OwnPhoto[],
  { tenant, credits, now }: { tenant: Tenant; credits: number; now: number },
): z.output<typeof wireUser> {
  return {
    email: member.email,
    loggedIn: true,
    paid_user: isPremium(member, now),
    signup_date: new Date(member.signedUpAt).toISOString(),
    mailprovider: member.mailProvider,
    credits,
    profile: ownProfileWire(member, photos, tenant),
  };
}
