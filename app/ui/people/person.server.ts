import type { Member } from "~/app/domain/member";
import type { PhotoSize } from "~/app/domain/people/photos/photos.schema";
import { photoUrl } from "~/app/domain/people/photos/photos.wire";
import type { ProfileCard } from "~/app/domain/people/profiles/profiles";
import type { Site } from "~/app/domain/site";
import { roughDistance } from "~/app/domain/site/places/distance";
import { countryName, regionName } from "~/app/domain/site/places/places";
import { isLanguage, LANGUAGE_NAMES, type Language, languageWithin } from "~/app/locales/names";
import type { Person } from "~/themes/template";

/** Countries where people so often speak another language than the site's that the badge always shows. */
const MANY_LANGUAGES = ["CA", "BE", "CH", "FI"];

export function personOf(site: Site, language: Language, card: ProfileCard, size: PhotoSize = "m"): Person {
  const { id, name, age, fictional } = card;
  const spoken = spokenBy(card, language);
  return {
    id,
    href: `/members/${id}`,
    name: name || site.words(language).t("chats.former_member"),
    age,
    place: placeOf(card, language),
    photo: card.photo && photoUrl(site.tenant, card.photo, size),
    fictional,
    languageBadge: spoken && LANGUAGE_NAMES[spoken],
    speaks: spoken && site.words(language).t("profile.speaks", { language: languageWithin(spoken, language) }),
  };
}

export const peopleOf = (site: Site, language: Language, cards: readonly ProfileCard[]): Person[] =>
  cards.map((card) => personOf(site, language, card));

export function personNear(site: Site, language: Language, card: ProfileCard, viewer: Member | null): Person {
  const person = personOf(site, language, card, "l");
  const km = viewer && viewer.id !== card.id && roughDistance(viewer, card);
  return km ? { ...person, place: `${person.place} · ${site.words(language).t("profile.distance", { km })}` } : person;
}

/** Formats "Utrecht, Netherlands", or the region if there is no town. */
function placeOf({ city, country, region }: ProfileCard, language: Language): string {
  const near = city ?? (country && region && regionName(country, region));
  return [near, country && countryName(country, language)].filter(Boolean).join(", ");
}

/** Returns the language that the badge shows. Null for no badge. */
function spokenBy({ language, country }: ProfileCard, visitors: Language): Language | null {
  if (language === visitors && !MANY_LANGUAGES.includes(country ?? "")) return null;
  return isLanguage(language) ? language : null;
}
