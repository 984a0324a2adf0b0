import { z } from "zod";
import { wireUser } from "~/app/domain/account/sessions/sessions.wire";
import { DomainError } from "~/app/domain/errors";
import { changesFromWire, WIRE_NAMES } from "~/app/domain/people/profiles/profiles.wire";
import type { SignupDraft } from "./signup.schema";
import { SOURCE_PARTS } from "./source-parts";

/** The answer to a sign-up. `user` is null on a site with private addresses, where a sign-up logs no one in. */
export const joinedAnswer = z.strictObject({ user: wireUser.nullable() });

const text = z.string().catch("");
const optional = z.string().nullish().catch(null);
const object = z.record(z.string(), z.unknown());

/** The verb's input, where the schema leaves validation to the verb. */
const described = {
  date: { type: "string", format: "date" },
  source: {
    type: ["object", "null"],
    properties: Object.fromEntries(SOURCE_PARTS.map((part) => [part, { type: "string" }])),
  },
  profile: { type: ["object", "null"], description: "As in PUT, without date_of_birth." },
};

/** The body of a sign-up. The verb reports missing fields, in its own order. */
export const signupCall = z.object({
  email: text,
  name: text,
  password: text,
  date_of_birth: z.unknown().optional().meta(described.date),
  trafficsource: z.unknown().optional().meta(described.source),
  timezone: optional,
  country: optional,
  language: optional,
  /** The profile's fields. Null means missing. The verb refuses anything else that is not an object. */
  profile: z.unknown().optional().meta(described.profile),
  consents: object.catch({}),
  form_path: optional,
  referrer: optional,
  csrf: text,
  token: text,
  n: text,
});

/** Converts the body of a sign-up. `language` is the visitor's, for a client that sends no language. */
export function draftFromWire(sent: z.output<typeof signupCall>, language: string): SignupDraft {
  const draft = {
    email: sent.email,
    name: sent.name,
    password: sent.password,
    birthDate: sent.date_of_birth,
    consents: { terms: sent.consents.terms, sensitiveData: sent.consents.sensitive_data },
    profile: profileFrom(sent.profile),
    country: sent.country,
    language: sent.language ?? language,
    timeZone: sent.timezone,
    source: sent.trafficsource,
    formPath: sent.form_path,
    referrer: sent.referrer,
  };
  return draft as SignupDraft;
}

function profileFrom(sent: unknown): unknown {
  const profile = object.safeParse(sent);
  if (profile.success) return changesFromWire({ ...profile.data, date_of_birth: undefined });
  return sent ?? undefined;
}

export function inWireNames<E>(error: E): E | DomainError {
  if (!(error instanceof DomainError) || !error.detail.fields) return error;
  const fields = Object.entries(error.detail.fields).map(([name, keys]) => [wireName(name), keys]);
  return new DomainError(error.code, error.kind, { ...error.detail, fields: Object.fromEntries(fields) });
}

function wireName(path: string): string {
  return path
    .replace(/^profile\./, "")
    .split(".")
    .map((name) => NAMES.get(name) ?? name)
    .join(".");
}

const NAMES = new Map([
  ...WIRE_NAMES,
  ["sensitiveData", "sensitive_data"],
  ["timeZone", "timezone"],
  ["source", "trafficsource"],
  ["formPath", "form_path"],
]);
