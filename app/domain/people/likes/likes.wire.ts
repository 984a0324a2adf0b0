import { z } from "zod";
import type { ProfileCard } from "~/app/domain/people/profiles/profiles";
import { profileWire, wireProfile } from "~/app/domain/people/profiles/profiles.wire";
import type { Tenant } from "~/tenants/config/schema";
import type { Listed } from "./likes";

export const likesAnswer = z.strictObject({
  profiles: z.array(wireProfile.extend({ did_like_profile: z.literal(true) })),
  liked_by: z.array(wireProfile.extend({ like_new: z.boolean() })),
});

export function likesWire(
  { given, received }: { given: ProfileCard[]; received: Listed[] },
  tenant: Tenant,
): z.output<typeof likesAnswer> {
  return {
    profiles: given.map((card) => ({ ...profileWire(card, tenant), did_like_profile: true as const })),
    liked_by: received.map(({ card, isNew }) => ({ ...profileWire(card, tenant), like_new: isNew })),
  };
}
