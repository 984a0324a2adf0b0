import { authRequired } from "~/app/domain/accounts/accounts.errors";
import { memberById, setLastSignupStep } from "~/app/domain/accounts/accounts.queries";
import { todayOf } from "~/app/domain/accounts/ages";
import type { Member } from "~/app/domain/accounts/member";
import { checked, wrongFields } from "~/app/domain/checked";
import type { FieldErrors } from "~/app/domain/errors";
import { type Photo, photosIn } from "~/app/domain/photos/photos";
import { isRegion } from "~/app/domain/places/places";
import type { Site } from "~/app/domain/site";
import { isId } from "~/db/ids";
import type { Gender } from "~/db/tables";
import type { ProfileField, ProfileNote } from "~/tenants/vocabulary";
import { cardOf, type ProfileCard } from "./card";
import { isSelectField, type SelectField } from "./fields";
import { profileNotFound } from "./profiles.errors";
import { type ProfilePatch, patchProfile, profileSeenBy } from "./profiles.queries";
import { type CheckedChanges, type ProfileChanges, profileChanges } from "./profiles.schema";
import { sightOf } from "./visibility";

/** Everything that one person may know of another. */
export interface ProfileView extends ProfileCard {
  /** In their order, the main one among them. */
  photos: Photo[];
  seeking: Gender[];
  /** What was filled in of the fields that the tenant shows, in the tenant's order. */
  facts: { field: SelectField; choice: string }[];
  /** The same of the free texts. */
  notes: { note: ProfileNote; text: string }[];
  /** UTC ms. */
  lastActiveAt: number;
}

/** Throws `profiles.not_found` for an id that is malformed, unknown, invisible, or blocked in either direction. */
export async function profileOf(site: Site, viewer: Member | null, id: string): Promise<ProfileView> {
  if (!isId(id)) throw profileNotFound();
  return site.db.read(async (conn) => {
    const row = await profileSeenBy(conn, sightOf(site, viewer), id);
    if (!row) throw profileNotFound();
    const written: Record<string, string | null> = { ...row.details, personal: row.personal };
    const { visibleFields, visibleNotes } = site.tenant.profile;
    return {
      ...cardOf(row, todayOf(site)),
      photos: await photosIn(conn, id),
      seeking: row.seeking,
      facts: visibleFields
        .filter(isSelectField)
        .flatMap((field) => filled(written[field], (choice) => ({ field, choice }))),
      notes: visibleNotes.flatMap((note) => filled(written[note], (text) => ({ note, text }))),
      lastActiveAt: row.lastActiveAt,
    };
  });
}

/**
 * Changes what is given and leaves the rest. Throws `invalid` with the wrong fields; a birth date can be corrected to
 * another adult one, never taken away. Gives the member as they are now.
 */
export async function updateProfile(site: Site, member: Member, changes: ProfileChanges): Promise<Member> {
  const wanted = checked(profileChanges(site.tenant, todayOf(site)), changes);
  return site.db.transact(async (tx) => {
    const before = await memberById(tx, member.id);
    if (!before) throw authRequired();
    refuseClosed(site, wanted, before);
    await patchProfile(tx, member.id, { ...patchOf(wanted, before), ...placeOf(wanted, before) });
    if (wanted.lastSignupStep !== undefined) await setLastSignupStep(tx, member.id, wanted.lastSignupStep);
    return (await memberById(tx, member.id)) ?? before;
  });
}

/** The part of a new profile that is chosen: the same rules as for a change, from nothing. */
export function chosenAtSignup(site: Site, wanted: CheckedChanges): ProfilePatch {
  refuseClosed(site, wanted, null);
  return patchOf({ ...wanted, birthDate: undefined }, null);
}

function filled<T>(value: string | null | undefined, make: (value: string) => T): T[] {
  return value ? [make(value)] : [];
}

/** A client may send a closed field along as it stands; only a change of it is refused. */
function refuseClosed({ tenant }: Site, wanted: CheckedChanges, before: Member | null): void {
  const { editableFields, visibleNotes } = tenant.profile;
  const open = new Set<string>([...editableFields, ...visibleNotes, "seeking", "lastSignupStep"]);
  const fields: FieldErrors = {};
  for (const [name, value] of Object.entries(wanted)) {
    if (open.has(FIELD_OF[name] ?? name) || value === undefined || value === null) continue;
    if (value !== currentOf(name, before)) fields[name] = ["profile.field_closed"];
  }
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
}

/** Where the config's name of a field is another one. */
const FIELD_OF: Record<string, ProfileField> = { birthDate: "age", region: "countryregion" };

function currentOf(name: string, member: Member | null): unknown {
  return member && (name in member ? member[name as keyof Member] : member.details[name]);
}

function patchOf(wanted: CheckedChanges, before: Member | null): ProfilePatch {
  const {
    gender,
    seeking,
    birthDate,
    personal,
    lastSignupStep: _,
    country: _c,
    region: _r,
    city: _t,
    ...chosen
  } = wanted;
  const details = Object.entries({ ...before?.details, ...given(chosen) }).filter(([, value]) => value !== null);
  return {
    ...given({ gender, seeking, birthDate, personal }),
    details: Object.fromEntries(details) as Record<string, string>,
  };
}

/** Another country takes the old region and town away. */
function placeOf(wanted: CheckedChanges, before: Member): ProfilePatch {
  const country = wanted.country === undefined ? before.country : wanted.country;
  const moved = country !== before.country;
  const region = wanted.region === undefined ? (moved ? null : before.region) : wanted.region;
  const city = wanted.city === undefined ? (moved ? null : before.city) : wanted.city;
  if (wanted.region && !(country && isRegion(country, wanted.region))) {
    throw wrongFields({ region: ["profile.region_unknown"] });
  }
  return { country, region, city: country ? city : null };
}

function given<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
