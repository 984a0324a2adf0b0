import { DomainError } from "~/app/domain/errors";
import { entryIn, queryOf } from "~/app/domain/experiments/experiments";
import { countryOfAddress } from "~/app/domain/places/address-country";
import { mapOf } from "~/app/domain/places/map";
import { countriesOffered, countryName, regionsOf } from "~/app/domain/places/places";
import { gendersOffered } from "~/app/domain/profiles/genders";
import { interestsIn, profileOf } from "~/app/domain/profiles/profiles";
import { profileNotFound } from "~/app/domain/profiles/profiles.errors";
import { defaultFilters, mayShow, search } from "~/app/domain/search/search";
import type { Site } from "~/app/domain/site";
import { carriedSource } from "~/app/request/traffic-source";
import type { Visit } from "~/app/request/visit";
import type { LanderProps, LanderTraits, Start, Subject } from "~/themes/landers/lander";
import { peopleOf, personOf } from "./person.server";

/** What a lander is given for this visitor. `request` is for its own page. */
export async function landerProps(
  site: Site,
  visit: Visit,
  { people, map }: Pick<LanderTraits, "people" | "map">,
  request: Request,
): Promise<Omit<LanderProps, "brand" | "niche">> {
  const country = countryFor(site, visit);
  return {
    subject: null,
    start: mayJoin(site, visit) ? startOf(site, visit, country, request) : null,
    people: people > 0 ? await peopleFor(site, visit, people) : [],
    map: map ? townsOf(country, visit) : null,
  };
}

/** The same for a lander about one member, by their id. */
export async function memberLanderProps(site: Site, visit: Visit, memberId: string, request: Request) {
  const props = await landerProps(site, visit, { people: 0, map: false }, request);
  return { ...props, subject: await subjectFor(site, visit, memberId) };
}

/** Null where this visitor may not see the member, or there is no such member. */
async function subjectFor(site: Site, { language, trafficSource }: Visit, id: string): Promise<Subject | null> {
  if (!mayShow(site, null, trafficSource)) return null;
  const profile = await profileOf(site, null, id).catch((error) => {
    if (error instanceof DomainError && error.code === profileNotFound.code) return null;
    throw error;
  });
  if (!profile) return null;
  const words = profile.notes.find(({ note }) => note === "personal")?.text ?? "";
  return { person: personOf(site, language, profile, "l"), words: cutAtWord(words, WORDS) };
}

/** Letters of somebody's own words that a lander shows; the profile has the rest. */
const WORDS = 320;

function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, text.lastIndexOf(" ", length)).trimEnd()} …`;
}

function startOf(site: Site, { words, language }: Visit, country: string, request: Request): Start {
  const { tenant } = site;
  const { editableFields } = tenant.profile;
  // Where the niche says who is who, nobody is asked.
  const open = tenant.preset.own === null;
  const genders = gendersOffered(tenant, words);
  return {
    action: "/signup",
    from: addressOf(new URL(request.url)),
    source: carriedSource(site, request),
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

/** As the sign-up notes it: the path, and which part of an experiment it is. */
function addressOf(url: URL): string {
  const entry = entryIn(url);
  return url.pathname + (entry ? queryOf(entry) : "");
}

async function peopleFor(site: Site, visit: Visit, pp: number) {
  if (!mayShow(site, null, visit.trafficSource)) return [];
  const { profiles } = await search(site, null, { ...defaultFilters(site, null), pp });
  return peopleOf(site, visit.language, profiles);
}

function townsOf(country: string, { language }: Visit) {
  const map = mapOf(country);
  return map && { ...map, country: countryName(country, language) };
}

/** Where the visitor's address suggests, of the countries that the site is for; else its main one. */
function countryFor({ tenant }: Site, { ip }: Visit): string {
  const offered = countriesOffered(tenant.countries);
  const near = countryOfAddress(ip);
  return offered.find((each) => each === near) ?? offered[0] ?? "";
}

function mayJoin({ tenant: { signups } }: Site, { trafficSource }: Visit): boolean {
  return signups === "all" || (signups === "with_trafficsource" && trafficSource !== null);
}
