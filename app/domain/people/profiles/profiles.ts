import { memberById, setLastSignupStep } from "~/app/domain/account/accounts/accounts";
import { authRequired } from "~/app/domain/account/accounts/accounts.errors";
import { todayOf } from "~/app/domain/ages";
import { checked, wrongFields } from "~/app/domain/checked";
import type { FieldErrors } from "~/app/domain/errors";
import type { Member } from "~/app/domain/member";
import { type Photo, photosOf } from "~/app/domain/people/photos/photos";
import { type Activity, activityOf } from "~/app/domain/people/presence/presence";
import { contactDetailsIn } from "~/app/domain/safety/care/contact-details";
import { isUnderLegalHold, secure } from "~/app/domain/safety/secured/secured";
import type { Site } from "~/app/domain/site";
import { townsNamed } from "~/app/domain/site/places/distance";
import { isRegion } from "~/app/domain/site/places/places";
import { markStaleAround } from "~/app/domain/site/staleness/staleness";
import type { Conn, Tx } from "~/db/handle";
import { isId } from "~/db/ids";
import type { Gender, PromptAnswer } from "~/db/tables";
import type { ProfileField, ProfileNote } from "~/tenants/config/vocabulary";
import { cardOf, type ProfileCard } from "./card";
import { INTERESTS } from "./interests";
import { ownFieldIds } from "./own-fields";
import { careErrors, profileNotFound } from "./profiles.errors";
import { type ProfilePatch, patchProfile, profilePageSeenBy, profileSeenBy } from "./profiles.queries";
import { type CheckedChanges, type ProfileChanges, profileChanges } from "./profiles.schema";
import { type ProfileText, textsOn } from "./texts";
import { setVisibilityIn, viewerScope } from "./visibility";

export { cardOf, type ProfileCard } from "./card";
export { INTERESTS, interestsIn } from "./interests";
// Queries for nouns that use these in their own reads and transactions.
export { insertProfile, isSeenBy, profileSeenBy } from "./profiles.queries";
export { promptsIn, questionOf } from "./prompts";
export { viewerScope } from "./visibility";

/** Everything that one member may know of another. */
export interface ProfileView extends ProfileCard {
  photos: Photo[];
  seeking: Gender[];
  /** The chosen options of visible fields, in the tenant's order, its own fields last. */
  facts: { field: string; choice: string }[];
  /** The free texts, in the same order. */
  notes: { note: ProfileNote; text: string }[];
  /** Language codes: the language of the site first. */
  languages: string[];
  /** Ids of the interests, in the order of the list. */
  interests: string[];
  prompts: PromptAnswer[];
  /** Last activity, rounded. Null if hidden, and for a fictional profile. */
  activity: Activity | null;
}

/**
 * Returns a profile as the viewer may see it. Throws `profiles.not_found` if the id is malformed or unknown, or the
 * profile is invisible or blocked in either direction.
 */
export async function profileOf(site: Site, viewer: Member | null, id: string): Promise<ProfileView> {
  if (!isId(id)) throw profileNotFound();
  const row = await site.db.read((conn) => profilePageSeenBy(conn, viewerScope(site, viewer), id));
  if (!row) throw profileNotFound();
  return viewOf(site, row, viewer);
}

/** Returns the profile for operators, as others see it or would see it; undefined for an unknown id. */
export async function profileShownTo(site: Site, conn: Conn, id: string): Promise<ProfileView | undefined> {
  // A member always sees their own profile.
  const row = await profilePageSeenBy(conn, viewerScope(site, { id }), id);
  return row && viewOf(site, row, null);
}

type PageRow = NonNullable<Awaited<ReturnType<typeof profilePageSeenBy>>>;

function viewOf(site: Site, row: PageRow, viewer: Member | null): ProfileView {
  const written = new Map<string, string | null>(Object.entries({ ...row.details, personal: row.personal }));
  const { visibleFields, visibleNotes } = site.tenant.profile;
  return {
    ...cardOf(row, todayOf(site)),
    photos: photosOf(row.photos).filter(({ nudity }) => !nudity || site.tenant.photos.nudity !== "left_out"),
    seeking: row.seeking,
    facts: [...visibleFields, ...ownFieldIds(site.tenant)].flatMap((field) =>
      filled(written.get(field), (choice) => ({ field, choice })),
    ),
    notes: visibleNotes.flatMap((note) => filled(written.get(note), (text) => ({ note, text }))),
    languages: [...new Set([row.language, ...row.languages])],
    interests: INTERESTS.filter((id) => row.interests.includes(id)),
    prompts: row.prompts,
    activity: row.kind === "fictional" ? null : activityOf(site, viewer, row),
  };
}

/** Returns a card as lists show it to this member; undefined for members that `profileOf` does not find. */
export async function profileCard(site: Site, viewer: Member, id: string): Promise<ProfileCard | undefined> {
  const row = await site.db.read((conn) => profileSeenBy(conn, viewerScope(site, viewer), id));
  return row && cardOf(row, todayOf(site));
}

/**
 * Changes the member's own profile. A birth date can be corrected once, to that of another adult. Throws `invalid` with
 * the wrong fields.
 */
export async function updateProfile(site: Site, member: Member, changes: ProfileChanges): Promise<Member> {
  const wanted = checked(profileChanges(site.tenant, todayOf(site)), changes);
  return site.db.transact(async (tx) => {
    const before = await memberById(tx, member.id);
    if (!before) throw authRequired();
    refuseClosed(site, wanted, before);
    refuseAgesInReverse({ ...before, ...given(wanted) });
    const corrected = correctionOf(wanted, before) ? { birthDateCorrectedAt: site.now() } : {};
    const patch = { ...patchOf(wanted, before), ...placeOf(wanted, before), ...corrected };
    const texts = await textsUnderLegalHold(site, tx, member.id);
    await patchProfile(tx, member.id, patch);
    await secureReplaced(site, tx, member.id, texts);
    const { seenBy = before.seenBy, advertised = before.advertised } = wanted;
    const chooses = wanted.seenBy !== undefined || wanted.advertised !== undefined;
    if (chooses) await setVisibilityIn(site, tx, before, { seenBy, advertised });
    if (chooses || ON_CARDS.some((name) => name in patch && patch[name] !== before[name])) {
      await markStaleAround(site, tx, member.id);
    }
    if (wanted.lastSignupStep !== undefined) await setLastSignupStep(tx, member.id, wanted.lastSignupStep);
    return (await memberById(tx, member.id)) ?? before;
  });
}

export function chosenAtSignup(site: Site, wanted: CheckedChanges, country: string | null): ProfilePatch {
  refuseClosed(site, wanted, null);
  const patch = patchOf({ ...wanted, birthDate: undefined }, null);
  // Drops a region of another country: the member may have changed the country since choosing it.
  const region = wanted.region && country && isRegion(country, wanted.region) ? wanted.region : undefined;
  const { region: placed, city } = placeOf({ city: wanted.city, region }, { country, region: null, city: null });
  return { ...patch, region: placed, city, ...visibilityAtSignup(site, wanted) };
}

/**
 * Returns the visibility of a new profile: members only, unless the sign-up states otherwise. A new member has no
 * premium term, so cannot be incognito.
 */
function visibilityAtSignup(site: Site, { seenBy, advertised = false }: CheckedChanges): ProfilePatch {
  if (seenBy === undefined) return {};
  if (seenBy === "contacts") throw wrongFields({ seenBy: [{ key: "error.invalid_choice" }] });
  const isOpen = seenBy === "everyone";
  return { seenBy, advertised: advertised && isOpen, visible: seenBy !== "nobody", seenByAskedAt: site.now() };
}

/** Columns that lists show and that can change here. */
const ON_CARDS = ["birthDate", "gender", "country", "region", "city"] as const;

function filled<T>(value: string | null | undefined, make: (value: string) => T): T[] {
  return value ? [make(value)] : [];
}

/** Throws `invalid` if a locked field changes. A client may send a locked field unchanged. */
function refuseClosed({ tenant }: Site, wanted: CheckedChanges, before: Member | null): void {
  const { editableFields, visibleNotes } = tenant.profile;
  const open = new Set<string>([
    ...editableFields,
    ...visibleNotes,
    ...ownFieldIds(tenant),
    "seeking",
    "seekMinAge",
    "seekMaxAge",
    "languages",
    "interestIds",
    "prompts",
    "seenBy",
    "advertised",
    "lastSignupStep",
  ]);
  const fields: FieldErrors = Object.create(null);
  for (const [name, value] of Object.entries(wanted)) {
    if (open.has(FIELD_OF.get(name) ?? name) || value === undefined || value === null) continue;
    if (value !== currentOf(name, before)) fields[name] = [{ key: "profile.field_closed" }];
  }
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
}

function refuseAgesInReverse({ seekMinAge, seekMaxAge }: Pick<Member, "seekMinAge" | "seekMaxAge">): void {
  if (seekMinAge === null || seekMaxAge === null || seekMinAge <= seekMaxAge) return;
  throw wrongFields({ seekMaxAge: [{ key: "profile.seek_ages_wrong" }] });
}

/** Whether the birth date changes. Throws `invalid` for a second correction. */
function correctionOf({ birthDate }: CheckedChanges, before: Member): boolean {
  if (birthDate === undefined || birthDate === before.birthDate) return false;
  if (before.birthDateCorrectedAt === null) return true;
  throw wrongFields({ birthDate: [{ key: "profile.birth_date_fixed" }] });
}

/** The config's names of fields that have another name in the code. */
const FIELD_OF = new Map(Object.entries<ProfileField>({ birthDate: "age", region: "countryregion" }));

function currentOf(name: string, member: Member | null): unknown {
  return member && (Object.hasOwn(member, name) ? member[name as keyof Member] : member.details[name]);
}

function patchOf(wanted: CheckedChanges, before: Member | null): ProfilePatch {
  const {
    gender,
    seeking,
    seekMinAge,
    seekMaxAge,
    birthDate,
    personal,
    languages,
    interestIds,
    prompts,
    seenBy: _s,
    advertised: _a,
    lastSignupStep: _,
    country: _c,
    region: _r,
    city: _t,
    ...chosen
  } = wanted;
  const details = Object.entries({ ...before?.details, ...given(chosen) }).filter(([, value]) => value !== null);
  return {
    ...given({ gender, seeking, seekMinAge, seekMaxAge, birthDate, personal, languages, prompts }),
    ...given({ interests: interestIds }),
    details: Object.fromEntries(details) as Record<string, string>,
  };
}

/**
 * Returns the new place of a profile. Another country clears the old region and town. A known town sets its name and
 * its region.
 */
function placeOf(
  wanted: Pick<CheckedChanges, "country" | "region" | "city">,
  before: Pick<Member, "country" | "region" | "city">,
): Pick<Member, "country" | "region" | "city"> {
  const country = wanted.country === undefined ? before.country : wanted.country;
  const moved = country !== before.country;
  const region = wanted.region === undefined ? (moved ? null : before.region) : wanted.region;
  const sent = wanted.city === undefined ? (moved ? null : before.city) : wanted.city;
  // A form without scripts sends the former town with another country.
  const isFormer = sent !== null && (sent === before.city || isTown(sent, before));
  const isLeft = moved && isFormer && !(country && townsNamed(country, sent).length > 0);
  const city = isLeft ? null : sent;
  if (wanted.region && !(country && isRegion(country, wanted.region))) {
    throw wrongFields({ region: [{ key: "profile.region_unknown" }] });
  }
  const towns = country && wanted.city && city ? townsNamed(country, city) : [];
  // If several towns have this name, takes the largest one, unless a region is given.
  const town = towns.find((each) => each.region === region) ?? (wanted.region ? undefined : towns[0]);
  return { country, region: town?.region ?? region, city: country ? (town?.name ?? city) : null };
}

function isTown(name: string, { country, city }: Pick<Member, "country" | "city">): boolean {
  return country !== null && townsNamed(country, name).some((town) => town.name === city);
}

function given<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

const NOTES = ["personal", "looking_for", "interests"] as const;

/** Throws profiles.care_... for the most harmful contact detail in a changed text, unless the member is `sure`. */
export function adviseProfileCare(
  member: Pick<Member, "personal" | "details" | "prompts">,
  changes: ProfileChanges,
): void {
  const before = new Map<string, string | null>(Object.entries({ ...member.details, personal: member.personal }));
  const notes = NOTES.flatMap((note) => (changes[note] && changes[note] !== before.get(note) ? [changes[note]] : []));
  const answered = new Set(member.prompts.map(({ answer }) => answer));
  const answers = (changes.prompts ?? []).flatMap(({ answer }) => (answer && !answered.has(answer) ? [answer] : []));
  const [found] = contactDetailsIn([...notes, ...answers].join("\n\n"));
  if (found) throw careErrors[found]();
}

/** Returns the text, or "" if it contains contact details, which must not be quoted for their owner. */
export function quotableText(text: string): string {
  return contactDetailsIn(text).length > 0 ? "" : text;
}

/** Returns a profile's texts before a change if its owner is under a legal hold; otherwise []. */
async function textsUnderLegalHold(site: Site, tx: Tx, profileId: string): Promise<ProfileText[]> {
  return (await isUnderLegalHold(site, tx, profileId)) ? textsOn(tx, profileId) : [];
}

async function secureReplaced(site: Site, tx: Tx, profileId: string, before: ProfileText[]): Promise<void> {
  if (before.length === 0) return;
  const now = new Map((await textsOn(tx, profileId)).map(({ name, text }) => [name, text]));
  const gone = before.filter(({ name, text }) => now.get(name) !== text);
  await secure(
    site,
    tx,
    profileId,
    gone.map((content) => ({ item: "text" as const, itemId: profileId, content: { ...content } })),
  );
}
