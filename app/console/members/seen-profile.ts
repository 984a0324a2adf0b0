import type { BrandArgs } from "~/app/console/frame/guards";
import { allows } from "~/app/domain/desk/permissions/permissions";
import type { MemberFile } from "~/app/domain/people/member-file/member-file";
import { factInWords } from "~/app/domain/people/profiles/own-fields";
import { textInWords } from "~/app/domain/people/profiles/texts";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import { pictureOf } from "./look-alikes";

/** A photo of a member that its reader may see. */
export interface ShownPhoto {
  src: string;
  label: string;
  /** Whether other members see the photo. */
  isShown: boolean;
  /**
   * The address of the action that rejects the photo. Null if the operator may not reject it, or other members no
   * longer see it.
   */
  reject: string | null;
}

/** Describes the public part of a profile: age, place, facts, texts, answers. */
export function seenOf(site: Site, { profile }: MemberFile, words: Words): [name: string, value: string][] {
  const { t, locale } = words;
  const countries = new Intl.DisplayNames(locale, { type: "region" });
  const country = profile.country && countries.of(profile.country);
  const place = [profile.city, country].filter(Boolean).join(", ");
  const facts = profile.facts.map((fact): [string, string] => {
    const { label, value } = factInWords(site.tenant, fact, words);
    return [label, value];
  });
  return [
    [t("desk.age"), `${profile.age}`],
    [t("desk.place"), place],
    ...facts,
    ...profile.notes.map(({ note, text }): [string, string] => [textInWords(note, words), text]),
    ...profile.prompts.map(({ prompt, answer }): [string, string] => [textInWords(`prompt_${prompt}`, words), answer]),
  ];
}

/** Returns the photos that others see, or all for an operator who decides about photos. */
export function photosOf(
  { site, who, context }: Pick<BrandArgs, "site" | "who" | "context">,
  { photos, profile }: MemberFile,
): ShownPhoto[] {
  const { slug } = site.tenant;
  const decides = allows(who.grants, "photos.decide", slug);
  const shown = photos.map(({ id }, at): ShownPhoto => {
    const label = context.visit.words.t("work.photo_of", { n: at + 1, name: profile.name });
    const isShown = profile.photos.some((photo) => photo.id === id);
    const reject = decides && isShown ? `/brands/${slug}/actions/photos.reject?on=${id}` : null;
    return { src: pictureOf(slug, id), label, isShown, reject };
  });
  return shown.filter(({ isShown }) => decides || isShown);
}
