import { citiesOf } from "~/app/domain/site/places/places";
import { searchKey } from "~/db/search-key";
import type { Rule as RuleWith } from "~/db/snapshot/scrubbed";
import type { Pseudonyms } from "./pseudonyms";

export interface Scrubbing {
  pseudonyms: Pseudonyms;
  /** Returns whether the site offers this choice in that profile field, so that it identifies nobody. */
  isChoice(field: string, value: string): boolean;
}

export type Rule = RuleWith<Scrubbing>;

/** Keeps the value, for values of a closed list, of the config or of a law: such values identify nobody. */
export const kept: Rule = (value) => value;

export const id: Rule = (value, _row, { pseudonyms }) => pseudonyms.id(value);
export const file: Rule = (value, _row, { pseudonyms }) => pseudonyms.file(value);
export const actor: Rule = (value, _row, { pseudonyms }) => pseudonyms.actor(value);
export const email: Rule = (value, _row, { pseudonyms }) => pseudonyms.email(value);
export const prose: Rule = (value, _row, { pseudonyms }) => pseudonyms.prose(value);
export const birthDate: Rule = (value, _row, { pseudonyms }) => pseudonyms.birthDate(value);
export const gone: Rule = () => null;
export const emptied: Rule = () => "";

/** A value that no password matches. */
export const noPassword: Rule = () => "scrubbed";

/** Returns the name of the person with the id in the other column. */
export function nameOf(column: string): Rule {
  return (value, row, { pseudonyms }) => (value === "" ? "" : pseudonyms.name(String(row[column])));
}

export function nameKeyOf(column: string): Rule {
  return (value, row, { pseudonyms }) => (value === "" ? "" : searchKey(pseudonyms.name(String(row[column]))));
}

/** Moves all members of a region to its largest town. */
export const town: Rule = (_value, { country, region }) => townOf(country, region);
export const townKey: Rule = (value, { country, region }) => {
  return value === "" ? "" : searchKey(townOf(country, region) ?? "");
};

function townOf(country: unknown, region: unknown): string | null {
  return citiesOf(`${country}`).find((city) => city.region === region)?.name ?? null;
}

/** Replaces an id, and keeps a value of a closed list. */
export const idOrWord: Rule = (value, _row, { pseudonyms }) => {
  return /^[a-z][a-zA-Z_]{0,30}$/.test(value) ? value : pseudonyms.id(value);
};

/** Makes the rule of a list: applies a rule to each text or object. */
export function each(rule: Rule): Rule {
  return (value, row, scrubbing) => {
    const to = (one: unknown) => {
      if (typeof one === "string") return rule(one, row, scrubbing);
      const scrubbed = rule(JSON.stringify(one), row, scrubbing);
      return scrubbed === null ? null : JSON.parse(scrubbed);
    };
    return JSON.stringify((JSON.parse(value) as unknown[]).map(to));
  };
}

/** Makes the rule of an object: applies a rule to each value by its name. Other values stay. */
export function fields(rules: Record<string, Rule>): Rule {
  const all = new Map(Object.entries(rules));
  return (value, row, scrubbing) => {
    const given = Object.entries((JSON.parse(value) ?? {}) as Record<string, unknown>);
    const to = (name: string, one: unknown) => {
      const rule = all.get(name);
      return rule && typeof one === "string" ? rule(one, row, scrubbing) : one;
    };
    return JSON.stringify(Object.fromEntries(given.map(([name, one]) => [name, to(name, one)])));
  };
}

export const details: Rule = (value, _row, { isChoice, pseudonyms }) => {
  const given = Object.entries(JSON.parse(value) as Record<string, string>);
  const other = (field: string, text: string) => (isChoice(field, text) ? text : pseudonyms.prose(text));
  return JSON.stringify(Object.fromEntries(given.map(([field, text]) => [field, other(field, text)])));
};

export const answers: Rule = (value, _row, { pseudonyms }) => {
  const given = JSON.parse(value) as { prompt: string; answer: string }[];
  return JSON.stringify(given.map(({ prompt, answer }) => ({ prompt, answer: pseudonyms.prose(answer) })));
};

/** Keeps the name of the partner's network, which is no personal data. Replaces the partner's ids of the visitor. */
export const source = fields({ ref: id, sub1: id, sub2: id, sub3: id });

interface Evidence {
  profile: { id: string; name: string; city: string | null; details: Record<string, string> };
  photo?: { id: string; file: string };
  messages?: { id: string; from: string; text: string }[];
}

export const evidence: Rule = (value, row, scrubbing) => {
  const { pseudonyms } = scrubbing;
  const { profile, photo, messages, ...rest } = JSON.parse(value) as Evidence;
  return JSON.stringify({
    ...rest,
    profile: {
      ...profile,
      id: pseudonyms.id(profile.id),
      name: pseudonyms.name(profile.id),
      city: null,
      details: JSON.parse(details(JSON.stringify(profile.details), row, scrubbing)!),
    },
    ...(photo && { photo: { ...photo, id: pseudonyms.id(photo.id), file: pseudonyms.file(photo.file) } }),
    ...(messages && {
      messages: messages.map((message) => ({
        ...message,
        id: pseudonyms.id(message.id),
        from: pseudonyms.id(message.from),
        text: pseudonyms.prose(message.text),
      })),
    }),
  });
};
