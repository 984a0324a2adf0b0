import { expect, test } from "vitest";
import { files, imports, nounOf, product, read, told, wingOf } from "./sources";

/**
 * A wing enters another's noun by its front doors: verbs, wire, schema and errors. These other files are imported too.
 * Routes and commands may import any verb.
 */
const SIDE_DOORS: Record<string, string> = {
  "account/accounts/activation": "whether an address is confirmed, asked before each message",
  "account/accounts/notify": "what a member wants to hear of",
  "account/credentials/passwords": "how a password is hashed, an operator's as well",
  "account/signup/source-parts": "the names of a traffic source's parts",
  "money/orders/held": "money that waits for a person, which is a queue of the desk",
  "people/photos/restoring": "photos that an appeal gives back, in the commit of its decision",
  "people/profiles/genders": "the genders that a tenant offers",
  "people/profiles/taking-down": "a hidden profile that an appeal gives back",
  "people/profiles/texts": "what somebody wrote, for a decision about it",
  "reach/notices/quiet-hours": "a member's night, in their time zone",
  "reach/push/announcements": "events that a member may be notified about",
  "safety/care/contact-details": "what a message gives away, which browsers read too",
  "safety/restrictions/rules": "what a rule of the house is about, for a statement of reasons",
  "site/audit/control": "the audit of what belongs to no site",
  "site/law/duties": "which laws on moderation hold for a site",
  "site/legal/house-rules": "what a rule of the house is about, for a statement of reasons",
  "site/legal/versions": "the wordings that a legal page had",
  "site/limits/paces": "how fast a member may do what others notice",
  "site/places/address-country": "the country of a network address, with a table of its own",
  "site/places/distance": "how far towns are from one another",
};

/** Shared SQL fragments of a noun: columns and conditions that must be the same everywhere. */
const SHARED_QUERIES: Record<string, string> = {
  "advertised -> profiles":
    "who is advertised is a statement for cards, and a card's columns are declared in one place",
  "albums -> profiles": "who asks for an album and is seen is one statement",
  "staleness -> events": "whether an answer is stale is read from the events since",
  "sessions -> accounts": "who is logged in is one row of session, account and profile, asked for by every request",
  "chats -> profiles": "who is seen, and what a card holds, is part of the same statement",
  "encounters -> likes": "what a profile's page asks about two people is one statement",
  "encounters -> photos": "what a profile's page asks about two people is one statement",
  "profiles -> photos": "a profile's page is one statement with its photos",
  "likes -> profiles": "who is seen, and what a card holds, is part of the same statement",
  "push -> sessions": "which browsers are logged in is part of the statement that finds them",
  "reports -> profiles": "a reported profile is read as a card, and a card's columns are declared in one place",
  "notices -> chats": "a member's badges are one statement, asked for by every page",
  "notices -> likes": "a member's badges are one statement, asked for by every page",
  "notices -> profiles": "whose likes a badge counts depends on who is seen",
  "suggestions -> profiles": "a suggestion is a statement for cards, and a card's columns are declared in one place",
  "orders -> outbox":
    "a refund waits for a person once its effect is dead, and a page of such refunds is one statement",
  "search -> likes": "a search says whom the viewer likes in the statement that finds them",
  "search -> profiles": "a search is a statement for cards, and a card's columns are declared in one place",
};

const wings = [...new Set(files.flatMap((file) => wingOf(file) ?? []))];
const entering = imports.filter(({ from, to }) => nounOf(to) && nounOf(to) !== nounOf(from));
const queries = entering.filter(({ to }) => to.endsWith(".queries.ts"));
const verbs = entering.filter(({ to }) => !to.endsWith(".queries.ts"));
/** From one wing into another. */
const between = verbs.filter(({ from, to }) => wingOf(from) && wingOf(from) !== wingOf(to));

test("a wing imports other wings' nouns by their front doors only", () => {
  expect(told(between.filter(({ to }) => !isFront(to) && !(doorOf(to) in SIDE_DOORS)))).toEqual([]);
});

test("a folder of a noun is imported by its index only", () => {
  const past = verbs.filter(({ to }) => /^app\/domain\/\w+\/[\w-]+\/.+\//.test(to) && !to.endsWith("/index.ts"));
  expect(told(past)).toEqual([]);
});

test("only queries import a noun's queries, and only the listed ones", () => {
  const others = queries.filter(
    ({ from, to }) => !from.endsWith(".queries.ts") || !(`${nounOf(from)} -> ${nounOf(to)}` in SHARED_QUERIES),
  );
  expect(told(others)).toEqual([]);
});

test("every side door and exception is still needed", () => {
  const doors = new Set(between.map(({ to }) => doorOf(to)));
  const pairs = new Set(queries.map(({ from, to }) => `${nounOf(from)} -> ${nounOf(to)}`));
  expect(Object.keys(SIDE_DOORS).filter((door) => !doors.has(door))).toEqual([]);
  expect(Object.keys(SHARED_QUERIES).filter((pair) => !pairs.has(pair))).toEqual([]);
});

test("every noun has a front door", () => {
  const missing = nouns().filter(([wing, noun]) => !product.includes(`app/domain/${wing}/${noun}/${noun}.ts`));
  expect(missing).toEqual([]);
});

test.each(wings)("the README of %s lists its nouns", (wing) => {
  const own = nouns().flatMap(([of, noun]) => (of === wing ? [noun] : []));
  const listed = [...readme(wing).matchAll(/^- `([a-z-]+)`: /gm)].map(([, noun = ""]) => noun);
  expect(listed.sort()).toEqual(own.sort());
});

test("the wing `site` imports no other wing", () => {
  expect(
    told(entering.filter(({ from, to }) => wingOf(from) === "site" && wingOf(to) && wingOf(to) !== "site")),
  ).toEqual([]);
});

function nouns(): [wing: string, noun: string][] {
  const found = product.flatMap((file) => (nounOf(file) ? `${wingOf(file)} ${nounOf(file)}` : []));
  return [...new Set(found)].sort().map((name) => name.split(" ") as [string, string]);
}

function readme(wing: string): string {
  return read(`app/domain/${wing}/README.md`);
}

/** Returns whether a file is a verb or belongs to one by name. */
function isFront(file: string): boolean {
  const noun = nounOf(file);
  return ["", ".wire", ".schema", ".errors"].some((part) => file.endsWith(`/${noun}/${noun}${part}.ts`));
}

/** Returns "orders/booking". */
function doorOf(file: string): string {
  return file.replace(/^app\/domain\//, "").replace(/\.ts$/, "");
}
