import { createHmac } from "node:crypto";
import { ageOn, bornBy, type CalendarDate } from "~/app/domain/ages";
import { isId } from "~/db/ids";

/**
 * Replaces personal values; equal values get equal replacements. The key is never stored, so no replacement can be
 * reversed.
 */
export interface Pseudonyms {
  /** Replaces an id by another one of the same form, with the same creation time if the id has one. */
  id(value: string): string;
  /** Returns a random-looking file name of the form that `newName` makes, with the same extension. */
  file(name: string): string;
  /**
   * Replaces the id of an audit entry's actor, after `operator:` or `command:`. Keeps "" and the ids that belong to
   * nobody.
   */
  actor(operator: string): string;
  /** Returns an email address that receives nothing. */
  email(address: string): string;
  name(id: string): string;
  /** Returns a meaningless text of about the same length. */
  prose(text: string): string;
  /** Returns a date of birth with the same age. */
  birthDate(date: CalendarDate): CalendarDate;
}

/**
 * Makes pseudonyms from a random `key`. `today` is the date in the tenant's time zone. Ids in `nobody` stay unchanged.
 */
export function pseudonymsWith(key: Buffer, today: CalendarDate, nobody: readonly string[] = []): Pseudonyms {
  const digest = (kind: string, value: string) => createHmac("sha256", key).update(`${kind}\0${value}`).digest();

  function id(value: string): string {
    if (value === "" || nobody.includes(value)) return value;
    const bytes = digest("id", value);
    const hex = bytes.toString("hex");
    // The members of a conversation stand in the order of their ids, so a pseudonym keeps the time with which an id
    // begins.
    if (hasBirth(value))
      return `${value.slice(0, ID_BORN)}-${value[ID_BORN + 1]}${hex.slice(0, 3)}-${hex.slice(3, 15)}`;
    if (/^[0-9a-f]+$/.test(value))
      return hex.repeat(Math.ceil(value.length / hex.length)).slice(0, Math.max(value.length, 32));
    return bytes.toString("base64url").slice(0, Math.max(22, Math.min(43, value.length)));
  }

  function prose(text: string): string {
    const bytes = digest("prose", text);
    let words = "";
    for (let at = 0; words.length < text.length; at++) {
      const word = WORDS[(bytes[at % bytes.length]! + at) % WORDS.length]!;
      words += words === "" ? capitalized(word) : ` ${word}`;
    }
    return words;
  }

  return {
    id,
    prose,
    file(name) {
      const [, base = name, ending = ""] = /^([^.]*)(\.\w{1,5})?$/.exec(name) ?? [];
      return base === "" ? name : `${digest("id", base).toString("hex").slice(0, FILE)}${ending}`;
    },
    actor(operator) {
      const [, kind = "", who = operator] = /^(command:|operator:)(.*)$/s.exec(operator) ?? [];
      return who === "" ? operator : kind + id(who);
    },
    email: (address) =>
      address === "" ? "" : `${digest("email", address.toLowerCase()).toString("hex").slice(0, 20)}@members.invalid`,
    name(of) {
      const bytes = digest("name", of);
      const syllables = Array.from({ length: 2 + (bytes[0]! % 2) }, (_, at) => {
        return CONSONANTS[bytes[2 * at + 1]! % CONSONANTS.length]! + VOWELS[bytes[2 * at + 2]! % VOWELS.length]!;
      });
      return capitalized(syllables.join(""));
    },
    birthDate(date) {
      const age = ageOn(date, today);
      const latest = Date.parse(`${bornBy(age, today)}T00:00:00Z`);
      const days = digest("born", date).readUInt32BE(0) % 364;
      const other = (offset: number) => new Date(latest - offset * DAY).toISOString().slice(0, "YYYY-MM-DD".length);
      const found = [days, (days + 1) % 364].map(other).find((each) => each !== date && ageOn(each, today) === age);
      return found ?? date;
    },
  };
}

/** The length of the part of an id that encodes its creation time, in characters. */
const ID_BORN = 18;
const FILE = 32;
const DAY = 24 * 60 * 60 * 1000;
const CONSONANTS = ["b", "d", "f", "g", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z", "br", "dr", "kl", "tr"];
const VOWELS = ["a", "e", "i", "o", "u", "ae", "io", "ou"];
const WORDS = (
  "lorem ipsum dolor sit amet elit sed tempor incididunt labore dolore magna aliqua enim minim veniam quis nostrud " +
  "ullamco laboris nisi aliquip commodo consequat duis aute irure velit esse cillum fugiat nulla pariatur sint occaecat"
).split(" ");

/** Returns whether a text has the form of an id. Unlike `isId`, this check does not narrow the type. */
function hasBirth(value: string): boolean {
  return isId(value);
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
