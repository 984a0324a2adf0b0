import type { SelectField } from "~/app/domain/people/profiles/fields";
import { INTERESTS, interestsIn } from "~/app/domain/people/profiles/profiles";
import type { Words } from "~/app/locales";
import { demoNames, demoWords } from "~/app/locales/demo";
import { searchKey } from "~/db/search-key";
import type { accounts, PromptAnswer, photos, profiles } from "~/db/tables";
import type { Tenant } from "~/tenants/config/schema";
import type { Gender, Language, ProfileField, ProfileNote } from "~/tenants/config/vocabulary";
import { ageFrom, birthDateAt } from "./ages";
import { detailsOf } from "./details";
import { type Group, groupsOf } from "./groups";
import { type Home, homesFor } from "./homes";
import type { Picture } from "./pictures";
import { type Random, randomFrom, weighed } from "./random";

export interface InventedPerson {
  profile: typeof profiles.$inferInsert & { gender: Gender; nameKey: string; cityKey: string };
  /** The account. Null for a fictional profile, which has no login. */
  account: typeof accounts.$inferInsert | null;
  photo: typeof photos.$inferInsert | null;
}

export interface Birth {
  id: string;
  photoId: string;
  email: string;
  /** The upper limit for the last visit, UTC ms. */
  now: number;
  /** Rank of the last visit among all, from 0 (the latest) to 1. */
  recency: number;
  random: Random;
}

export interface Given {
  group?: Group;
  kind?: "member" | "fictional";
  /** Whether to fill in everything, with a picture and some time on the site. */
  complete?: boolean;
  passwordHash?: string;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Makes people for a site. The same inputs in the same order make the same people. */
export function inventor(tenant: Tenant, words: Words, pictures: Picture[]) {
  const anyGroup = weighed(groupsOf(tenant.niche.number), ({ share }) => share);
  const anyHome = homesFor(tenant);
  const album = albumOf(pictures);

  return (birth: Birth, given: Given = {}): InventedPerson => {
    const { random } = birth;
    const { complete = false } = given;
    const kind = given.kind ?? (random.chance(1 / 6) ? "fictional" : "member");
    const group = given.group ?? anyGroup(random);
    const age = ageFrom(group, random);
    const birthDate = birthDateAt(age, random);
    const home = anyHome(random);
    const name = nameOf(group.gender, age, home.language, random);
    const picture = complete || !random.chance(0.09) ? album(group.gender, age) : undefined;
    // A tenth of the people fill in almost nothing, as on real sites.
    const filled = complete ? 1 : random.chance(0.1) ? 0 : 0.35 + random.next() * 0.6;
    const details = detailsOf({ niche: tenant.niche.number, group, age, picture, filled }, random);
    const { interests, ...texts } = filled > 0 ? textsOf(tenant, words, group, age, complete, random) : NO_TEXTS;
    const lastActiveAt = birth.now - awayAt(birth.recency);
    const createdAt = lastActiveAt - (complete ? 120 * DAY : Math.floor(random.next() ** 2 * 700 * DAY + HOUR));
    const { personal = null, ...notes } = texts.written;
    const place = placeOf(home, tenant);
    return {
      profile: {
        id: birth.id,
        kind,
        name,
        nameKey: searchKey(name),
        gender: group.gender,
        seeking: group.seeking,
        birthDate,
        ...place,
        cityKey: searchKey(place.city ?? ""),
        language: home.language,
        personal,
        interests,
        prompts: filled > 0.5 ? answersOf(birth.id, tenant) : [],
        details: {
          ...only(details, tenant.profile.editableFields),
          ...ownChoicesOf(birth.id, filled, tenant),
          ...notes,
        },
        mainPhoto: picture?.file ?? null,
        visible: true,
        // Invented people agree to be shown.
        seenBy: "everyone",
        seenByAskedAt: createdAt,
        advertised: true,
        lastActiveAt,
        createdAt,
      },
      account: kind === "fictional" ? null : accountOf(birth, tenant, createdAt, given.passwordHash),
      photo: picture
        ? { id: birth.photoId, profileId: birth.id, file: picture.file, position: 0, createdAt, ...DRAWN }
        : null,
    };
  };
}

/** Deals the portraits of a gender and age in turn, to minimise repetition. */
function albumOf(pictures: Picture[]) {
  const pages = new Map<string, { pictures: Picture[]; dealt: number }>();
  const pageOf = (gender: Gender, age: number) => `${gender} ${age < 33 ? 0 : age < 45 ? 1 : age < 57 ? 2 : 3}`;
  for (const picture of pictures) {
    const name = pageOf(picture.gender, picture.age);
    const page = pages.get(name) ?? { pictures: [], dealt: 0 };
    page.pictures.push(picture);
    pages.set(name, page);
  }
  return (gender: Gender, age: number): Picture | undefined => {
    const page = pages.get(pageOf(gender, age));
    return page?.pictures[page.dealt++ % page.pictures.length];
  };
}

function nameOf(gender: Gender, age: number, language: Language, random: Random): string {
  const { nicknames, [gender]: generations } = demoNames[language];
  if (random.chance(0.1)) return random.pick(listed(nicknames));
  const { elder, middle, young } = generations;
  return random.pick(listed(age >= 56 ? elder : age >= 36 ? middle : young));
}

const lists = new Map<string, string[]>();

function listed(text: string): string[] {
  const known = lists.get(text);
  if (known) return known;
  const list = text.split(" ");
  lists.set(text, list);
  return list;
}

/** Returns the fields that the site asks its members for. */
function placeOf({ country, region, city }: Home, { profile }: Tenant) {
  const asked = (field: ProfileField) => profile.editableFields.includes(field);
  return { country, region: asked("countryregion") ? region : null, city: asked("city") ? city : null };
}

function textsOf(
  tenant: Tenant,
  words: Words,
  { role }: Group,
  age: number,
  complete: boolean,
  random: Random,
): { written: Partial<Record<ProfileNote, string>>; interests: string[] } {
  const { personal, lookingFor, flavours } = demoWords[tenant.language];
  const flavour = flavours[tenant.niche.number]?.[role];
  const sometimes = (chance: number, from: string[] | undefined) =>
    from && (complete || random.chance(chance)) ? [random.pick(from)] : [];
  const about = [
    ...sometimes(0.55, personal.openings),
    ...sometimes(0.5, flavour),
    random.pick(age >= 56 && random.chance(0.6) ? personal.laterDays : personal.days),
    ...sometimes(0.8, personal.pleasures),
    ...sometimes(0.5, personal.closings),
  ];
  const looking = [random.pick(lookingFor.company), ...sometimes(0.5, lookingFor.wishes)];
  const interests = random.some(INTERESTS, 3 + random.int(4));
  const texts: Record<ProfileNote, string> = {
    personal: about.join(" "),
    looking_for: looking.join(" "),
    interests: interestsFrom(words, interests),
  };
  const written = tenant.profile.visibleNotes.filter(() => complete || random.chance(0.9));
  return { written: Object.fromEntries(written.map((note) => [note, texts[note]])), interests };
}

/** Makes choices in the site's own fields, and answers, from a separate random source. */
function ownChoicesOf(id: string, filled: number, { profile }: Tenant): Record<string, string> {
  const random = randomFrom(id, "own fields");
  const chosen = profile.ownFields.filter(() => random.chance(filled));
  return Object.fromEntries(chosen.map((field) => [field.id, random.pick(field.options).id]));
}

function answersOf(id: string, tenant: Tenant): PromptAnswer[] {
  const random = randomFrom(id, "prompts");
  const { answers } = demoWords[tenant.language];
  return random
    .some(Object.keys(answers), random.int(4))
    .map((prompt) => ({ prompt, answer: random.pick(answers[prompt]!) }));
}

const NO_TEXTS: ReturnType<typeof textsOf> = { written: {}, interests: [] };

const interestNames = new WeakMap<Words, Map<string, string>>();

function interestsFrom(words: Words, ids: readonly string[]): string {
  let named = interestNames.get(words);
  if (!named) {
    named = new Map(interestsIn(words).map(({ id, name }) => [id, name]));
    interestNames.set(words, named);
  }
  return ids.map((id) => named.get(id)).join(", ");
}

function only(details: Partial<Record<SelectField, string>>, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(details).filter(([field]) => fields.includes(field)));
}

/** Returns ms since the last visit: a few today, most within weeks, some long ago. Grows with `recency`. */
function awayAt(recency: number): number {
  const today = 0.18;
  const usual = 0.85;
  const least = 5 * 60_000;
  if (recency < today) return Math.floor(least + (recency / today) * 14 * HOUR);
  if (recency < usual) return Math.floor(14 * HOUR + ((recency - today) / (usual - today)) ** 2 * 30 * DAY);
  return Math.floor(31 * DAY + ((recency - usual) / (1 - usual)) ** 2 * 200 * DAY);
}

function accountOf({ id, email }: Birth, tenant: Tenant, createdAt: number, passwordHash = NO_PASSWORD) {
  return {
    id,
    email,
    passwordHash,
    status: "active" as const,
    confirmedAt: createdAt,
    signedUpAt: createdAt,
    mailProvider: 0,
    language: tenant.language,
    lastSignupStep: true,
  };
}

/** Drawings count as approved, because they need no review. */
const DRAWN = { state: "approved" as const, reason: null };

/** A hash that matches no password. */
const NO_PASSWORD = "none";
