import type { Member } from "~/app/domain/member";
import type { Tenant } from "~/tenants/config/schema";
import { isSelectField } from "./fields";
import { ownFieldIds } from "./own-fields";

/** The parts of a complete profile, most helpful first. */
export const PARTS = ["photo", "personal", "gender", "place", "notes", "details"] as const;
export type Part = (typeof PARTS)[number];

export interface Completeness {
  /** The share of filled parts, from 0 to 1. */
  share: number;
  /** The most helpful missing part; null if complete. */
  next: Part | null;
}

/** Computes how complete a member's profile is, by the tenant's parts. `photos` counts waiting photos, too. */
export function completenessOf(tenant: Tenant, member: Filling, photos: number): Completeness {
  const { visibleNotes, editableFields } = tenant.profile;
  const notes = visibleNotes.filter((note) => note !== "personal");
  const near = editableFields.includes("countryregion") || editableFields.includes("city");
  const selects = [...editableFields.filter(isSelectField), ...ownFieldIds(tenant)];
  const chosen = selects.filter((field) => member.details[field]);
  const filled: Record<Part, boolean | null> = {
    photo: photos > 0,
    personal: visibleNotes.includes("personal") ? Boolean(member.personal) : null,
    gender: editableFields.includes("gender") ? member.gender !== null : null,
    place: editableFields.includes("country")
      ? Boolean(member.country && (!near || member.region || member.city))
      : null,
    notes: notes.length > 0 ? notes.every((note) => member.details[note]) : null,
    // Half of them suffice, because details are optional.
    details: selects.length > 0 ? chosen.length * 2 >= selects.length : null,
  };
  const asked = PARTS.filter((part) => filled[part] !== null);
  const missing = asked.filter((part) => !filled[part]);
  return { share: (asked.length - missing.length) / asked.length, next: missing[0] ?? null };
}

type Filling = Pick<Member, "personal" | "gender" | "country" | "region" | "city" | "details">;
