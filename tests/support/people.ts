import type { Member } from "~/app/domain/member";
import type { Operator } from "~/app/domain/operator";

/** The start of a test site's clock: noon UTC on Monday, 1 June 2026. */
export const START = Date.UTC(2026, 5, 1, 12);

/** An operator who acts by a command. */
export const anOperator: Operator = { kind: "command", name: "command:tests" };

/** An operator who acts at the console. */
export const aPerson = {
  ...{ kind: "person", id: "01970000-0000-7000-8000-0000000000aa" },
  ...{ name: "operator:01970000-0000-7000-8000-0000000000aa", origin: "192.0.2.7, session 3f2a" },
} as const satisfies Operator;

/** A person for a test site. Verbs also accept a person as a `Member`. */
export interface Person extends Member {
  kind: "member" | "fictional";
  visible: boolean;
  status: "active" | "deleted";
  /** The password. Hashing takes time, so it is optional; a member without a password cannot log in. */
  password?: string;
  /** Files of the pictures, in their order. */
  photos: string[];
}

/** Returns a member of 30 who may do everything, without a location. */
export function anAdult(given: Partial<Person> = {}): Person {
  const number = ++peopleMade;
  const name = given.name ?? `Member ${number}`;
  return {
    id: `01970000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`,
    kind: "member",
    email: `${name.toLowerCase().replace(/[^a-z0-9]+/g, ".")}.${number}@example.com`,
    name,
    gender: null,
    seeking: ["male", "female"],
    birthDate: "1996-03-14",
    country: null,
    region: null,
    city: null,
    language: "en",
    personal: null,
    details: {},
    languages: [],
    interests: [],
    prompts: [],
    mainPhoto: null,
    signedUpAt: START,
    confirmedAt: START,
    premiumUntil: null,
    spendingCap: null,
    lastActiveAt: START,
    sharesTyping: true,
    sharesReads: true,
    sharesActivity: true,
    takesPhotos: true,
    birthDateCorrectedAt: null,
    // People in tests agree to be shown, unless a test says otherwise.
    seenBy: "everyone",
    seenByAskedAt: START,
    advertised: true,
    seekMinAge: null,
    seekMaxAge: null,
    timeZone: null,
    mailProvider: 0,
    lastSignupStep: false,
    pushAnswer: null,
    disguise: null,
    eventsUpTo: "0-0-1:1:",
    visible: true,
    status: "active",
    photos: [],
    ...given,
  };
}

/** Returns an invented person: a profile without a login. */
export function aFictional(given: Partial<Person> = {}): Person {
  return anAdult({ ...given, kind: "fictional" });
}

let peopleMade = 0;
