import type { ProfileCard } from "~/app/domain/profiles/card";
import { profileWire } from "~/app/domain/profiles/profiles.wire";
import type { Tenant } from "~/tenants/schema";
import type { Listed } from "./likes";

/** The answer of GET /api/likes.php. */
export function likesWire({ given, received }: { given: ProfileCard[]; received: Listed[] }, tenant: Tenant) {
  return {
    profiles: given.map((card) => ({ ...profileWire(card, tenant), did_like_profile: true })),
    liked_by: received.map(({ card, isNew }) => ({ ...profileWire(card, tenant), like_new: isNew })),
  };
}
