/** Recognizable personal data, which no log may contain. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "~/app/settings/environment";
import { files } from "../architecture/source-files";
import type { DeclaredCall } from "./calls";

export const MARKED = {
  name: "Zqanna Zqmarkova",
  email: "zq.mail+box@zqmark.example",
  ip: "198.51.100.77",
  ipv6: "2001:db8::5a51",
  chat: "zqwords that nobody else may read",
  password: "zqpassword of mine",
  token: "Zq0kXv9q2mLw8rT4yU6bNc1zPd",
  term: "zqterm",
  card: "4111 1111 1111 1111",
  day: "zq-1990-03-14",
};

const MARK = /zq|198\.51\.100|2001:db8|4111[ -]?1111/i;

/**
 * Matches values of a checkpoint and names of builds, whose random letters may contain a mark of two letters by chance.
 */
const RANDOM = /"(?:hash|key|signature)":"[\w-]{43,86}"|\/build\/[\w-]+|-[\w-]{8}\.js\b/g;

/** Returns the log lines that contain a mark. */
export function marksIn(log: string): string[] {
  return log.split("\n").filter((line) => MARK.test(line.replaceAll(RANDOM, "")));
}

const values = Object.values(MARKED);
const valueFor = (name: string, at: number) =>
  Object.entries(MARKED).find(([kind]) => name.includes(kind))?.[1] ?? values[at % values.length]!;

/** The maximum number of fields of one form: the site rejects a form with more than a hundred fields before parsing. */
const MOST_AT_ONCE = 95;

/**
 * Returns forms with the names of all fields of pages and schemas. Each field contains a mark, and each form is small
 * enough to be parsed.
 */
export function markedForms(): Record<string, string>[] {
  const sources = files.filter((file) => /^(app|themes)\//.test(file) && !/\.test\.tsx?$/.test(file));
  const names = new Set<string>();
  for (const file of sources) {
    const text = readFileSync(join(projectRoot, file), "utf8");
    for (const [, name] of text.matchAll(/\bname="(\w+)"/g)) names.add(name!);
    if (!/\.schema\.ts$/.test(file)) continue;
    for (const [, name] of text.matchAll(/^\s+(\w+): \w/gm)) names.add(name!);
  }
  const fields = [...names].sort().map((name, at) => [name, valueFor(name, at)] as const);
  const forms: Record<string, string>[] = [];
  for (let at = 0; at < fields.length; at += MOST_AT_ONCE)
    forms.push(Object.fromEntries(fields.slice(at, at + MOST_AT_ONCE)));
  return forms;
}

/** Returns every declared field of a call, with a mark if it is a text. */
export function markedInput({ declared: { input } }: DeclaredCall): Record<string, unknown> {
  if (!(input instanceof z.ZodType)) return { ...MARKED };
  const { properties = {} } = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  return Object.fromEntries(Object.keys(properties).map((name, at) => [name, valueFor(name, at)]));
}

/** Marks for paths, queries and headers. */
export const markedSegment = encodeURIComponent(MARKED.email);
export const markedQuery = new URLSearchParams({
  ...MARKED,
  ...{ q: MARKED.term, next: `/${MARKED.name}`, link: MARKED.token, t: MARKED.token, network: MARKED.term },
}).toString();
export const markedHeaders: Record<string, string> = {
  "X-Forwarded-For": MARKED.ip,
  "User-Agent": MARKED.name,
  Referer: `https://${MARKED.term}.example/${MARKED.name}`,
  "X-Package": MARKED.email,
  "X-Original-Host": MARKED.ip,
  Authorization: `Bearer ${MARKED.token}`,
  "Accept-Language": MARKED.term,
  Traceparent: MARKED.token,
  Baggage: `user=${MARKED.name}`,
};
