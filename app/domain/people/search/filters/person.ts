import { ADULT, bornBy } from "~/app/domain/ages";
import { allowedValues, SELECT_FIELDS, type SelectField } from "~/app/domain/people/profiles/fields";
import { gendersOffered } from "~/app/domain/people/profiles/genders";
import { ownFieldsIn } from "~/app/domain/people/profiles/own-fields";
import { INTERESTS, interestsIn } from "~/app/domain/people/profiles/profiles";
import { languageListed } from "~/app/locales/names";
import type { Tenant } from "~/tenants/config/schema";
import { LANGUAGES, LIST_FIELDS } from "~/tenants/config/vocabulary";
import { type OwnTrait, ownTrait } from "../condition";
import { filter, type Value } from "./filter";
import { checkboxValue, genderId, someOf, age as years } from "./values";

export const gender = filter({
  name: "gender",
  values: { gender: { wire: "gender", schema: genderId } },
  conditions: ({ gender }) => (gender === null ? null : [{ kind: "trait", trait: "gender", anyOf: [gender] }]),
  control({ gender }, { words, tenant }) {
    const offered = gendersOffered(tenant, words).map(({ id, sought }) => ({ value: id, label: sought }));
    // A gender in an address stays visible and removable, even if it is not offered.
    const named = gender && !offered.some(({ value }) => value === gender) ? [{ value: gender, label: gender }] : [];
    return {
      kind: "one",
      wire: "gender",
      label: words.t("search.gender"),
      options: [{ value: "", label: words.t("search.gender.any") }, ...offered, ...named],
      chosen: gender ? [gender] : [],
    };
  },
});

/** The ages of the filter. `name` ends the message key `search.age.<name>`. */
export const ageBuckets = [
  { name: "all", minAge: null, maxAge: null },
  { name: "18_25", minAge: 18, maxAge: 25 },
  { name: "26_35", minAge: 26, maxAge: 35 },
  { name: "36_45", minAge: 36, maxAge: 45 },
  { name: "46_55", minAge: 46, maxAge: 55 },
  { name: "56_65", minAge: 56, maxAge: 65 },
  { name: "over_65", minAge: 66, maxAge: null },
] as const;

export const age = filter({
  name: "age",
  values: { minAge: { wire: "min_age", schema: years }, maxAge: { wire: "max_age", schema: years } },
  conditions: ({ minAge, maxAge }, { today }) =>
    minAge === null && maxAge === null
      ? null
      : [
          {
            kind: "born",
            by: bornBy(minAge ?? ADULT, today),
            after: maxAge === null ? "" : bornBy(maxAge + 1, today),
          },
        ],
  control({ minAge, maxAge }, { words }) {
    const named = ageBuckets.map(({ name }) => ({ value: name as string, label: words.t(`search.age.${name}`) }));
    const bucket = ageBuckets.find((each) => each.minAge === minAge && each.maxAge === maxAge);
    const own = { value: `${minAge ?? ""}_${maxAge ?? ""}`, label: spanOf(minAge, maxAge) };
    return {
      kind: "one",
      wire: "age",
      label: words.t("search.age"),
      options: bucket ? named : [...named, own],
      chosen: bucket?.name === "all" ? [] : [bucket?.name ?? own.value],
    };
  },
  /** A list item, or two ages as in `22_31`. */
  fromForm(query): Record<string, string> {
    const bucket = ageBuckets.find(({ name }) => name === query.age);
    const [, from = "", to = ""] = /^(\d{0,3})_(\d{0,3})$/.exec(query.age ?? "") ?? [];
    if (!bucket && !from && !to) return {};
    return {
      min_age: String(bucket ? (bucket.minAge ?? "") : from),
      max_age: String(bucket ? (bucket.maxAge ?? "") : to),
    };
  },
});

function spanOf(minAge: number | null, maxAge: number | null): string {
  return maxAge === null ? `${minAge}+` : `${minAge ?? ADULT}-${maxAge}`;
}

export const photo = filter({
  name: "photo",
  values: { photo: { wire: "photo", schema: checkboxValue } },
  conditions: ({ photo }) => photo && [{ kind: "trait", trait: "photo", anyOf: ["yes"] }],
  control: ({ photo }, { words }) => ({
    kind: "tick",
    wire: "photo",
    label: words.t("search.photo"),
    options: [{ value: "1", label: words.t("search.photo") }],
    chosen: photo ? ["1"] : [],
  }),
});

/** Excludes profiles with a marked photo. A site that hides such photos has no such filter. */
export const nudity = filter({
  name: "nudity",
  values: { hideNudity: { wire: "hideNudity", schema: checkboxValue } },
  conditions: ({ hideNudity }, { tenant }) =>
    hideNudity && isShown(tenant) ? [{ kind: "trait", trait: "nudity", anyOf: ["none"] }] : null,
  control: ({ hideNudity }, { words, tenant }) =>
    isShown(tenant)
      ? {
          kind: "tick",
          wire: "hideNudity",
          label: words.t("search.nudity"),
          options: [{ value: "1", label: words.t("search.nudity") }],
          chosen: hideNudity ? ["1"] : [],
        }
      : null,
});

function isShown({ photos }: Tenant): boolean {
  return photos.nudity !== "left_out";
}

export const languages = filter({
  name: "languages",
  values: { languages: { wire: "languages", schema: someOf(LANGUAGES) } },
  conditions: ({ languages }) => languages && [{ kind: "trait", trait: "languages", anyOf: languages }],
  control: ({ languages }, { words }) => ({
    kind: "several",
    wire: "languages",
    label: words.t("search.languages"),
    options: LANGUAGES.map((value) => ({ value, label: languageListed(value, words.language) })),
    chosen: languages ?? [],
  }),
});

export const interests = filter({
  name: "interests",
  values: { interests: { wire: "interests", schema: someOf(INTERESTS) } },
  conditions: ({ interests }) => interests && [{ kind: "trait", trait: "interests", anyOf: interests }],
  control: ({ interests }, { words }) => ({
    kind: "several",
    wire: "interests",
    label: words.t("search.interests"),
    options: interestsIn(words).map(({ id, name }) => ({ value: id, label: name })),
    chosen: interests ?? [],
  }),
});

function selectFilter<const F extends SelectField>(field: F) {
  const value: Value<ReturnType<typeof someOf>> = {
    wire: field,
    schema: someOf<readonly string[]>(LIST_FIELDS[field].options),
  };
  return filter({
    name: field,
    values: { [field]: value } as Record<F, typeof value>,
    conditions: ({ [field]: chosen }) => chosen && [{ kind: "trait", trait: field, anyOf: chosen }],
    control: ({ [field]: chosen }, { words }) => ({
      kind: "several",
      wire: field,
      label: words.t(`fields.${field}`),
      options: allowedValues(words)[field].map(({ id, label }) => ({ value: id, label })),
      chosen: [...(chosen ?? [])],
    }),
  });
}

export const selectFilters = Object.fromEntries(SELECT_FIELDS.map((field) => [field, selectFilter(field)])) as {
  [F in SelectField]: ReturnType<typeof selectFilter<F>>;
};

/** Makes the filter of a tenant's own field. No filter of the engine has its wire name. */
export function ownFilter({ id, options }: Tenant["profile"]["ownFields"][number]) {
  const wire = ownTrait(id);
  const value: Value<ReturnType<typeof someOf>> = { wire, schema: someOf(options.map((option) => option.id)) };
  return filter({
    name: id,
    values: { [wire]: value } as Record<OwnTrait, typeof value>,
    conditions: ({ [wire]: chosen }) => (chosen ? [{ kind: "trait", trait: wire, anyOf: chosen }] : null),
    control({ [wire]: chosen }, { words, tenant }) {
      const field = ownFieldsIn(tenant, words).find((each) => each.field === id);
      if (!field) return null;
      return {
        kind: "several",
        wire,
        label: field.label,
        options: field.options.map((option) => ({ value: option.id, label: option.label })),
        chosen: [...(chosen ?? [])],
      };
    },
  });
}
