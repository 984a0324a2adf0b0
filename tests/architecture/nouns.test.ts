import { expect, test } from "vitest";
import { imports, nounOf, product, told, wingOf } from "./sources";

/** The wings that each wing must not import. `desk` decides about all others, and `site` serves them. */
const FORBIDDEN: Record<string, RegExp> = {
  account: /^desk$/,
  money: /^(people|talk|safety|desk)$/,
  people: /^desk$/,
  reach: /^(safety|desk)$/,
  safety: /^desk$/,
  site: /./,
  talk: /^desk$/,
};

/** Shared SQL fragments of a noun: columns and conditions that every query must use in the same form. */
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

const entering = imports.filter(({ from, to }) => nounOf(to) && nounOf(to) !== nounOf(from));
const queries = entering.filter(({ to }) => to.endsWith(".queries.ts"));
const verbs = entering.filter(({ to }) => !to.endsWith(".queries.ts"));
test("a wing imports no wing above it", () => {
  const upward = imports.filter(({ from, to }) => {
    const [one, other] = [wingOf(from), wingOf(to)];
    return one && other && one !== other && FORBIDDEN[one]?.test(other);
  });
  expect(told(upward)).toEqual([]);
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

test("every exception is still needed", () => {
  const pairs = new Set(queries.map(({ from, to }) => `${nounOf(from)} -> ${nounOf(to)}`));
  expect(Object.keys(SHARED_QUERIES).filter((pair) => !pairs.has(pair))).toEqual([]);
});

test("every noun has a file of its name, with its verbs", () => {
  const missing = nouns().filter(([wing, noun]) => !product.includes(`app/domain/${wing}/${noun}/${noun}.ts`));
  expect(missing).toEqual([]);
});

function nouns(): [wing: string, noun: string][] {
  const found = product.flatMap((file) => (nounOf(file) ? `${wingOf(file)} ${nounOf(file)}` : []));
  return [...new Set(found)].sort().map((name) => name.split(" ") as [string, string]);
}
