import { expect, test } from "vitest";
import { imports, nounOf, product, told } from "./sources";

/**
 * What of a noun others may import, besides its verbs (`<noun>.ts`), its wire, schemas and errors: subjects with verbs of
 * their own, and what the browser loads without the rest.
 */
const DOORS: Record<string, string> = {
  "accounts/activation": "confirming an address by mail",
  "accounts/disguises": "what the installed site passes for among a member's apps",
  "accounts/email-check": "what a form asks about an address before a sign-up",
  "accounts/notify": "what a member wants to hear of by push",
  "care/contact-details": "what a message gives away, in the browser",
  "chats/message-actions": "what can be done with a message, in the browser",
  "consents/terms": "whether somebody agreed to the terms as they are",
  "credentials/address-change": "another address to log in with",
  "credentials/password-change": "another password, by who knows the present one",
  "credentials/password-reset": "another password, by who has the address",
  "credentials/second-factor": "codes of an app, besides the password",
  "events/staleness": "whether a poll's former answer is still right, and what makes it wrong",
  "events/event-id": "what a member has heard of, in the browser and the stream",
  "legal/versions": "the wordings that a legal page had",
  "limits/paces": "how fast a member may do what others notice",
  "notices/quiet-hours": "a member's night and morning, in their time zone",
  "orders/booking": "what providers say of payments",
  "orders/held": "decisions of an operator on payments that match no order",
  "orders/receipt-pdf": "a receipt as a file",
  "orders/receipts": "what the buyer has of an order on paper",
  "orders/refunds": "money that goes back",
  "orders/withdrawal": "taking an order back, as the law lets a buyer",
  "orders/sandbox-notices": "payments in the sandbox, played by a person",
  "outbox/loop": "the work of the process that brings effects about",
  "photos/moderation": "who sees a photo: decisions of an operator, and of its owner",
  "photos/unmarked": "photos that a machine would mark, for an operator",
  "places/address-country": "the country of a network address, with a table of its own",
  "places/distance": "how far towns are from one another",
  "places/map": "a country drawn by its towns",
  "places/nearest": "the town nearest to a point",
  "postbacks/clicks": "the click of a partner's that brought a visitor, which counts once",
  "premium/ending": "a mail before a membership ends",
  "profiles/completeness": "what a profile still lacks",
  "profiles/genders": "the genders that a tenant offers, in words",
  "profiles/own-fields": "the fields that a tenant adds, in words",
  "profiles/texts": "what somebody wrote, for a decision about it",
  "profiles/visibility": "whom a member lets see them",
  "profiles/fields": "the vocabulary of a profile, for forms and seeds",
  "push/announcements": "what happened that a member's browsers may be told of",
  "push/keys": "a site's push keys, for its operator",
  "reports/cases": "decisions of a moderator",
  "reports/removal": "a case that a moderator opens",
  "reports/complaints": "what anybody may complain of, and what becomes of it",
  "reports/complaints.schema": "what a complaint says, which needs more than browsers have",
  "search/filters/index": "what can be searched by, for a page's form",
  "search/index/index": "the members in memory, for measurements",
  "search/last-search": "what a member last searched for",
  "signup/came-for": "whose page a sign-up began on, for what follows it",
  "signup/chosen": "what a visitor chose before the sign-up",
  "signup/name-before-at": "what the sign-up form suggests as a name, in the browser",
  "signup/source-parts": "the names of a traffic source's parts, in addresses and the browser",
  "signup/steps": "the names of the steps, in the browser",
};

/** Statements that join pieces of another noun's: columns and conditions that must read the same everywhere. */
const SHARED_QUERIES: Record<string, string> = {
  "sessions -> accounts": "who is logged in is one row of session, account and profile, asked for by every request",
  "chats -> profiles": "who is seen, and what a card holds, is part of the same statement",
  "likes -> profiles": "who is seen, and what a card holds, is part of the same statement",
  "reports -> profiles": "a reported profile is read as a card, and what a card holds stands in one place",
  "suggestions -> profiles": "a suggestion is a statement for cards, and what a card holds stands in one place",
  "search -> profiles": "a search is a statement for cards, and what a card holds stands in one place",
};

/** The list of all effects takes them from where they are declared. */
const REGISTRY = "app/domain/effect-handlers.ts";

const entering = imports.filter(({ from, to }) => nounOf(to) && nounOf(to) !== nounOf(from));
const queries = entering.filter(({ to }) => to.endsWith(".queries.ts"));

test("others come into a noun by its doors", () => {
  const past = entering.filter(
    ({ from, to }) => from !== REGISTRY && !to.endsWith(".queries.ts") && !isFront(to) && !(doorOf(to) in DOORS),
  );
  expect(told(past)).toEqual([]);
});

test("a noun's queries are joined by other queries alone, and only where that is known", () => {
  const others = queries.filter(
    ({ from, to }) => !from.endsWith(".queries.ts") || !(`${nounOf(from)} -> ${nounOf(to)}` in SHARED_QUERIES),
  );
  expect(told(others)).toEqual([]);
});

test("no door and no exception has outlived its reason", () => {
  const doors = new Set(entering.map(({ to }) => doorOf(to)));
  const pairs = new Set(queries.map(({ from, to }) => `${nounOf(from)} -> ${nounOf(to)}`));
  expect(Object.keys(DOORS).filter((door) => !doors.has(door))).toEqual([]);
  expect(Object.keys(SHARED_QUERIES).filter((pair) => !pairs.has(pair))).toEqual([]);
});

test("a noun has a front door", () => {
  const nouns = new Set(product.flatMap((file) => nounOf(file) ?? []));
  expect([...nouns].filter((noun) => !product.includes(`app/domain/${noun}/${noun}.ts`))).toEqual([]);
});

/** The verbs, and what belongs to them by name. */
function isFront(file: string): boolean {
  const noun = nounOf(file);
  return ["", ".wire", ".schema", ".errors"].some((part) => file === `app/domain/${noun}/${noun}${part}.ts`);
}

/** "orders/booking" */
function doorOf(file: string): string {
  return file.replace(/^app\/domain\//, "").replace(/\.ts$/, "");
}
