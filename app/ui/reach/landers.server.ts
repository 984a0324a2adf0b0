import { isSignupOpen } from "~/app/domain/account/signup/signup";
import { DomainError } from "~/app/domain/errors";
import { findAdvertised, isAdvertised } from "~/app/domain/people/advertised/advertised";
import { gendersOffered } from "~/app/domain/people/profiles/genders";
import { interestsIn, profileOf, quotableText } from "~/app/domain/people/profiles/profiles";
import { profileNotFound } from "~/app/domain/people/profiles/profiles.errors";
import { mayShow } from "~/app/domain/people/search/search";
import { entryIn, queryOf } from "~/app/domain/reach/experiments/experiments";
import type { Site } from "~/app/domain/site";
import { keepReadingPace } from "~/app/domain/site/limits/paces";
import { countryOfAddress } from "~/app/domain/site/places/address-country";
import { mapOf } from "~/app/domain/site/places/map";
import { countriesOffered, countryName, regionsOf } from "~/app/domain/site/places/places";
import { shortenedAtWord } from "~/app/domain/texts";
import { languageOf } from "~/app/request/language";
import { sourceForPage } from "~/app/request/source";
import type { Visit } from "~/app/request/visit";
import { peopleOf, personOf } from "~/app/ui/people/person.server";
import { isId } from "~/db/ids";
import type { LanderProps, LanderTraits, Start, Subject } from "~/themes/landers/lander";

export async function landerProps(
  site: Site,
  visit: Visit,
  { people, map }: Pick<LanderTraits, "people" | "map">,
  request: Request,
): Promise<Omit<LanderProps, "brand" | "niche">> {
  const country = countryFor(site, visit);
  return {
    subject: null,
    start: isSignupOpen(site, visit.source) ? startOf(site, visit, country, request) : null,
    people: people > 0 ? await peopleFor(site, visit, people) : [],
    map: map ? townsOf(country, visit) : null,
  };
}

export async function memberLanderProps(site: Site, visit: Visit, memberId: string, request: Request) {
  const props = await landerProps(site, visit, { people: 0, map: false }, request);
  return { ...props, subject: await subjectFor(site, visit, memberId) };
}

/**
 * Returns the member of a lander. Null unless this visitor may see the member, and the member agreed to appear in
 * public places.
 */
async function subjectFor(site: Site, { language, source, ip }: Visit, id: string): Promise<Subject | null> {
  if (!mayShow(site, null, source) || !isId(id)) return null;
  await keepReadingPace(site, { member: null, from: { ip } }, "profiles");
  if (!(await isAdvertised(site, id))) return null;
  const profile = await profileOf(site, null, id).catch((error) => {
    if (error instanceof DomainError && error.code === profileNotFound.code) return null;
    throw error;
  });
  if (!profile) return null;
  const words = quotableText(profile.notes.find(({ note }) => note === "personal")?.text ?? "");
  return { person: personOf(site, language, profile, "l"), words: shortenedAtWord(words, WORDS) };
}

/** The maximum length of a member's text on a lander. */
const WORDS = 320;

function startOf(site: Site, { words, language }: Visit, country: string, request: Request): Start {
  const { tenant } = site;
  const { editableFields } = tenant.profile;
  // Asks for the genders only if the niche does not decide them.
  const open = tenant.preset.own === null;
  const genders = gendersOffered(tenant, words);
  return {
    // The sign-up continues in the lander's language, and not in the browser's.
    action: language === languageOf(tenant, request) ? "/signup" : `/signup?language=${language}`,
    from: addressOf(new URL(request.url)),
    source: sourceForPage(site, request).carried,
    country,
    countryName: countryName(country, language),
    genders: open && editableFields.includes("gender") ? genders.map(({ id, label }) => ({ id, label })) : [],
    seeking: open ? genders.map(({ id, sought }) => ({ id, label: sought })) : [],
    regions: editableFields.includes("countryregion")
      ? regionsOf(country).map(({ id, name }) => ({ id, label: name }))
      : [],
    interests: interestsIn(words).map(({ id, name }) => ({ id, label: name })),
  };
}

/** Returns the lander's path with the variant of its experiment. The account stores this path. */
function addressOf(url: URL): string {
  const entry = entryIn(url);
  return url.pathname + (entry ? queryOf(entry) : "");
}

/**
 * Returns people with a picture who agreed to appear on landers. Empty if nobody did; the lander then shows
 * drawings.
 */
async function peopleFor(site: Site, visit: Visit, most: number) {
  if (!mayShow(site, null, visit.source)) return [];
  return peopleOf(site, visit.language, await findAdvertised(site, { most, photo: true }));
}

function townsOf(country: string, { language }: Visit) {
  const map = mapOf(country);
  return map && { ...map, country: countryName(country, language) };
}

/** Returns the country of the visitor's network address if the site serves it, else the site's main country. */
function countryFor({ tenant }: Site, { ip }: Visit): string {
  const offered = countriesOffered(tenant.countries);
  const near = countryOfAddress(ip);
  return offered.find((each) => each === near) ?? offered[0] ?? "";
}
