import { z } from "zod";
import type { Member } from "~/app/domain/member";
import type { OwnPhoto } from "~/app/domain/people/photos/photos";
import { imageWire, photoUrl, wireImage } from "~/app/domain/people/photos/photos.wire";
import type { Tenant } from "~/tenants/config/schema";
import type { ProfileCard } from "./card";
import { isSelectField } from "./fields";
import { ownFieldIds } from "./own-fields";
import { type ProfileChanges, SEEN_BY } from "./profiles.schema";

const mainImageShape = wireImage.pick({ thumb_filename: true }).nullable();

/** `Profile` of the API: a member in a list. Contains no email, no birth date and no exact place. */
export const wireProfile = z.strictObject({
  id: z.string(),
  name: z.string(),
  age: z.int(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  countryregion: z.string().nullable(),
  language: z.string(),
  fictional_icon: z.boolean(),
  main_image: mainImageShape,
});

export type WireProfile = z.output<typeof wireProfile>;

/** `profile` of the API's User: the own profile with every field of this tenant, null if empty. */
export const wireOwnProfile = z
  .object({
    id: z.string(),
    name: z.string(),
    images: z.array(wireImage),
    main_image: mainImageShape,
    country: z.string().nullable(),
    countryregion: z.string().nullable(),
    city: z.string().nullable(),
    gender: z.string().nullable(),
    /** The date of birth, YYYY-MM-DD. */
    date_of_birth: z.iso.date(),
    personal: z.string().nullable(),
    language: z.string(),
    languages: z.array(z.string()),
    interest_ids: z.array(z.string()),
    prompts: z.array(z.strictObject({ prompt: z.string(), answer: z.string() })),
    seen_by: z.enum(SEEN_BY),
    advertised: z.boolean(),
    fictional_icon: z.boolean(),
  })
  .catchall(z.unknown());

export const profileFieldsAnswer = z.strictObject({
  allowed_values: z.record(z.string(), z.array(z.strictObject({ id: z.string(), label: z.string() }))),
});

export const interestsAnswer = z.strictObject({
  interests: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});

export function profileWire(card: ProfileCard, tenant: Tenant): WireProfile {
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

export function ownProfileWire(member: Member, photos: OwnPhoto[], tenant: Tenant): z.output<typeof wireOwnProfile> {
  const { visibleFields, editableFields, visibleNotes } = tenant.profile;
  const configured = [...[...visibleFields, ...editableFields].filter(isSelectField), ...ownFieldIds(tenant)];
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
    languages: member.languages,
    interest_ids: member.interests,
    prompts: member.prompts,
    seen_by: member.seenBy,
    advertised: member.advertised,
    fictional_icon: false,
  };
}

function mainImage(file: string | null, tenant: Tenant) {
  return file === null ? null : { thumb_filename: photoUrl(tenant, file, "m") };
}

/** Converts the profile fields that a client sends to internal names. The verb checks the values. */
export function changesFromWire(sent: Record<string, unknown>): ProfileChanges {
  const changes = Object.entries(sent).map(([name, value]) => [INNER_NAMES.get(name) ?? name, value]);
  return Object.fromEntries(changes) as ProfileChanges;
}

/** Fields whose wire name differs from the internal one. */
export const WIRE_NAMES = new Map(
  Object.entries({
    birthDate: "date_of_birth",
    region: "countryregion",
    seekMinAge: "seek_min_age",
    seekMaxAge: "seek_max_age",
    interestIds: "interest_ids",
    seenBy: "seen_by",
  }),
);

const INNER_NAMES = new Map([...WIRE_NAMES].map(([inner, wire]) => [wire, inner]));

const orNothing = { type: ["string", "null"] };

/** The body of a change to the own profile. The verb checks the values. */
export const changeCall = z.object({
  country: z
    .unknown()
    .optional()
    .meta({ ...orNothing, description: "ISO 3166-1 alpha-2" }),
  countryregion: z
    .unknown()
    .optional()
    .meta({ ...orNothing, description: "The id of a region of that country" }),
  city: z.unknown().optional().meta(orNothing),
  profile: z
    .record(z.string(), z.unknown())
    .optional()
    .meta({
      properties: {
        gender: orNothing,
        date_of_birth: { type: "string", format: "date" },
        personal: orNothing,
        seen_by: {
          enum: [...SEEN_BY],
          description: "Who may see the profile: visitors too, members only, contacts, nobody",
        },
        advertised: { type: "boolean", description: "Whether it may stand on the front page and in landers" },
        lastSignupStep: { type: "boolean" },
      },
      description: "What is left out stays as it is. The fields that a site configures are strings, or null.",
    }),
});
