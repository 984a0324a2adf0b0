import type { Words } from "~/app/locales";
import type { Gender } from "~/db/tables";
import { genderIds } from "~/tenants/config/genders";
import type { Tenant } from "~/tenants/config/schema";

type Offering = Pick<Tenant, "genders" | "language">;

export interface GenderChoice {
  id: Gender;
  /** The label in the first person: "A woman". */
  label: string;
  /** The label of the members to meet: "Women". */
  sought: string;
}

export function gendersOffered({ genders, language }: Offering, words: Words): GenderChoice[] {
  return genders.map((each) => {
    if (typeof each === "string") {
      return { id: each, label: words.t(`profile.gender.${each}`), sought: words.t(`profile.seeking.${each}`) };
    }
    const said = (texts: Partial<Record<string, string>>) => texts[words.language] ?? texts[language] ?? each.id;
    return { id: each.id, label: said(each.label), sought: said(each.plural) };
  });
}

export function gendersOf({ genders }: Pick<Tenant, "genders">): Gender[] {
  return genderIds(genders);
}
