import { type City, citiesOf, countriesOffered, regionsOf } from "~/app/domain/site/places/places";
import { LANGUAGE_FACTS } from "~/app/locales/language";
import type { Tenant } from "~/tenants/config/schema";
import { LANGUAGES, type Language } from "~/tenants/config/vocabulary";
import { type Random, weighed } from "./random";

export interface Home {
  country: string;
  region: string | null;
  city: string | null;
  language: Language;
}

/** Assigns homes: mostly in the site's main country, larger towns more often, each with its language. */
export function homesFor(tenant: Pick<Tenant, "countries" | "language">): (random: Random) => Home {
  const countries = countriesOffered(tenant.countries).map((country, index) => ({
    weight: (index + 1) ** -1.5,
    home: homesIn(country, tenant.language),
  }));
  const any = weighed(countries, ({ weight }) => weight);
  return (random) => any(random).home(random);
}

function homesIn(country: string, own: Language): (random: Random) => Home {
  const spoken = Object.entries(spokenIn(country, own)) as [Language, number][];
  const languages = weighed(spoken, ([language, weight]) => (language === own ? 4 * weight : weight));
  const towns = new Map(LANGUAGES.map((language) => [language, townsWhere(country, language)]));
  const regions = regionsOf(country).map(({ id }) => id);
  return (random) => {
    const [language] = languages(random);
    const town = towns.get(language)?.(random);
    const region = town?.region ?? (regions.length ? random.pick(regions) : null);
    return { country, region, city: town?.name ?? null, language };
  };
}

function townsWhere(country: string, language: Language): ((random: Random) => City) | undefined {
  const cities = citiesOf(country);
  const regions = WHERE[country]?.[language];
  const there = regions ? cities.filter(({ region }) => regions.includes(region)) : cities;
  const towns = there.length ? there : cities;
  // Takes the square root, because otherwise three cities would contain nearly all people.
  return towns.length ? weighed(towns, ({ population }) => Math.sqrt(population)) : undefined;
}

/** Returns the languages of a country: its own languages, else the site's. */
function spokenIn(country: string, own: Language): Partial<Record<Language, number>> {
  const spoken = LANGUAGES.filter((language) => LANGUAGE_FACTS[language].regions.includes(country));
  return WEIGHED[country] ?? Object.fromEntries((spoken.length ? spoken : [own]).map((language) => [language, 1]));
}

const WEIGHED: Record<string, Partial<Record<Language, number>>> = {
  BE: { nl: 6, fr: 4 },
  CA: { en: 7, fr: 2, es: 1 },
  CH: { de: 6, fr: 3, it: 1 },
  US: { en: 8, es: 2 },
};

const WHERE: Record<string, Partial<Record<Language, string[]>>> = {
  BE: { nl: ["VAN", "VLI", "VOV", "VBR", "VWV", "BRU"], fr: ["WBR", "WHT", "WLG", "WLX", "WNA", "BRU"] },
  CA: { fr: ["QC", "NB"] },
  CH: {
    de: "AG AR AI BL BS BE GL LU NW OW SH SZ SO SG TG UR ZG ZH".split(" "),
    fr: ["GE", "VD", "NE", "JU", "FR", "VS"],
    it: ["TI"],
  },
};
