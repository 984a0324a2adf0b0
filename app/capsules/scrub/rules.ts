import { citiesOf } from "~/app/domain/site/places/places";
import { searchKey } from "~/db/search-key";
import type { Rule as RuleWith } from "~/db/snapshot/scrubbed";
import type { Pseudonyms } from "./pseudonyms";

export interface Scrubbing {
  pseudonyms: Pseudonyms;
  /** Whether the site offers this choice in that field of a profile, which then says no more than others say. */
  isChoice(field: string, value: string): boolean;
}

export type Rule = RuleWith<Scrubbing>;

/** Of a closed list, or of the site's own config or law: it says nothing of a person. */
export const kept: Rule = (value) => value;

export const id: Rule = (value, _row, { pseudonyms }) => pseudonyms.id(value);
export const file: Rule = (value, _row, { pseudonyms }) => pseudonyms.file(value);
export const actor: Rule = (value, _row, { pseudonyms }) => pseudonyms.actor(value);
export const email: Rule = (value, _row, { pseudonyms }) => pseudonyms.email(value);
export const prose: Rule = (value, _row, { pseudonyms }) => pseudonyms.prose(value);
export const birthDate: Rule = (value, _row, { pseudonyms }) => pseudonyms.birthDate(value);
export const gone: Rule = () => null;
export const emptied: Rule = () => "";

/** What nobody can log in with. */
export const noPassword: Rule = () => "scrubbed";

/** The name of whoever the other column has the id of. */
export function nameOf(column: string): Rule {
  return (value, row, { pseudonyms }) => (value === "" ? "" : pseudonyms.name(String(row[column])));
}

export function nameKeyOf(column: string): Rule {
  return (value, row, { pseudonyms }) => (value === "" ? "" : searchKey(pseudonyms.name(String(row[column]))));
}

/** The largest town of the region is where everybody of it lives. */
export const town: Rule = (_value, { country, region }) => townOf(country, region);
export const townKey: Rule = (value, { country, region }) => {
  return value === "" ? "" : searchKey(townOf(country, region) ?? "");
};

function townOf(country: unknown, region: unknown): string | null {
  return citiesOf(`${country}`).find((city) => city.region === region)?.name ?? null;
}

/** An id where it is one; of a closed list otherwise. */
export const idOrWord: Rule = (value, _row, { pseudonyms }) => {
  return /^[a-z][a-zA-Z_]{0,30}$/.test(value) ? value : pseudonyms.id(value);
};

/** A list of such, be they texts or objects. */
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

/** The values of an object, by their names; the others stay as they are. */
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

/** The choices of a profile, and the notes on it. */
export const details: Rule = (value, _row, { isChoice, pseudonyms }) => {
  const given = Object.entries(JSON.parse(value) as Record<string, string>);
  const other = (field: string, text: string) => (isChoice(field, text) ? text : pseudonyms.prose(text));
  return JSON.stringify(Object.fromEntries(given.map(([field, text]) => [field, other(field, text)])));
};

export const answers: Rule = (value, _row, { pseudonyms }) => {
  const given = JSON.parse(value) as { prompt: string; answer: string }[];
  return JSON.stringify(given.map(({ prompt, answer }) => ({ prompt, answer: pseudonyms.prose(answer) })));
};

/** The network stays: it is a partner. What the partner calls somebody by does not. */
export const source = fields({ ref: id, sub1: id, sub2: id, sub3: id });

interface Evidence {
  profile: { id: string; name: string; city: string | null; details: Record<string, string> };
  photo?: { id: string; file: string };
  messages?: { id: string; from: string; text: string }[];
}

/** A copy of what was reported. */
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
