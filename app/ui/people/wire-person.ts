import type { WireProfile } from "~/app/domain/people/profiles/profiles.wire";
import type { Person } from "~/themes/template";

/** Converts a person of the API for templates. `locale` is the page's. */
export function personOfWire(profile: WireProfile, locale: string): Person {
  const country = profile.country && new Intl.DisplayNames(locale, { type: "region" }).of(profile.country);
  return {
    id: profile.id,
    href: `/members/${profile.id}`,
    name: profile.name,
    age: profile.age,
    place: [profile.city, country].filter(Boolean).join(", "),
    photo: profile.main_image?.thumb_filename ?? null,
    fictional: profile.fictional_icon,
    languageBadge: null,
    speaks: null,
  };
}
