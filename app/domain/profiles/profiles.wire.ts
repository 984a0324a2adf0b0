import type { Member } from "~/app/domain/accounts/member";
import type { OwnPhoto } from "~/app/domain/photos/photos";
import { imageWire, photoUrl } from "~/app/domain/photos/photos.wire";
import type { Tenant } from "~/tenants/schema";
import type { ProfileCard } from "./card";
import { isSelectField } from "./fields";
import type { ProfileChanges } from "./profiles.schema";

/** `Profile` of the API: a person in a list. Carries no email, no birth date and no exact place. */
export function profileWire(card: ProfileCard, tenant: Tenant) {
  return {
    id: card.id,
    name: card.name,
    age: card.age,
    city: card.city,
    country: card.country,
    countryregion: card.region,
    language: card.language,
    fictional_icon: card.fictional,
    main_image: mainImage(card.photo, tenant),
  };
}

/** `profile` of the API's User: one's own, with every field that this tenant has, null where it is not filled in. */
export function ownProfileWire(member: Member, photos: OwnPhoto[], tenant: Tenant) {
  const { visibleFields, editableFields, visibleNotes } = tenant.profile;
  const configured = [...visibleFields, ...editableFields].filter(isSelectField);
  const details = [...configured, ...visibleNotes].map((name) => [name, member.details[name] ?? null]);
  return {
    ...(Object.fromEntries(details) as Record<string, string | null>),
    id: member.id,
    name: member.name,
    images: photos.filter(({ state }) => state !== "rejected").map((photo) => imageWire(tenant, photo)),
    main_image: mainImage(member.mainPhoto, tenant),
    country: member.country,
    countryregion: member.region,
    city: member.city,
    gender: member.gender,
    date_of_birth: member.birthDate,
    personal: member.personal,
    language: member.language,
    fictional_icon: false,
  };
}

function mainImage(file: string | null, tenant: Tenant) {
  return file === null ? null : { thumb_filename: photoUrl(tenant, file, "m") };
}

/** What a client sends of a profile, in our names. Whether it is right is for the verb to say. */
export function changesFromWire(sent: Record<string, unknown>): ProfileChanges {
  const changes = Object.entries(sent).map(([name, value]) => [INNER_NAMES[name] ?? name, value]);
  return Object.fromEntries(changes) as ProfileChanges;
}

/** What goes over the wire by another name than it has inside. */
export const WIRE_NAMES: Record<string, string> = { birthDate: "date_of_birth", region: "countryregion" };

const INNER_NAMES: Record<string, string> = Object.fromEntries(
  Object.entries(WIRE_NAMES).map(([inner, wire]) => [wire, inner]),
);
