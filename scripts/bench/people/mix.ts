import { calls } from "~/app/contract/calls";
import type { Prepared } from "../preparing";
import type { Browser } from "./browser";

/** What actions know about the site. */
export interface World {
  host: string;
  operatorHost: string;
  operatorCookie: string;
  members: readonly Prepared[];
  /** Id and price of the package to buy. */
  sold: { id: string; amount: number };
  /** Returns a different key each time. */
  next(): string;
}

interface Act {
  /** Share of this action, in percent. */
  share: number;
  run(browser: Browser, world: World, who: Prepared): Promise<void>;
}

/** Mean pause in ms between two actions of a member, exponentially distributed. */
export const PAUSE = 8_000;

const FILTERS = "gender=female&age=all&country=";

/**
 * Actions and their shares; members also hold an event stream open. The shares assume a site whose members mostly
 * browse and write to few.
 */
const MIX: Record<string, Act> = {
  search: { share: 22, run: (browser) => browser.get(`/members?${FILTERS}`) },
  "search as JSON": { share: 8, run: (browser) => browser.get(`${calls.search}?${FILTERS}&pp=12`) },
  profile: { share: 22, run: (browser, world) => browser.get(`/members/${anyOf(world.members).id}`) },
  home: { share: 6, run: (browser) => browser.get("/home") },
  "list of chats": { share: 9, run: (browser) => browser.get("/chats") },
  conversation: {
    share: 8,
    run: (browser, _, who) => browser.get(`${calls.messages}?conversation=${who.conversation}`),
  },
  message: {
    share: 8,
    async run(browser, world, { conversation }) {
      const key = world.next();
      await browser.post(calls.messages, { conversation, text: `Shall we meet on Saturday? ${key}`, key });
    },
  },
  read: { share: 3, run: (browser, _, { conversation }) => browser.post(calls.read, { conversation }) },
  like: {
    share: 5,
    async run(browser, world, who) {
      const { id } = anyOf(world.members);
      if (id !== who.id) await browser.post(calls.likes, { profile: id });
    },
  },
  "visitor's page": {
    share: 7,
    run: (browser) => browser.without().get(["/", "/login", "/signup"][Math.floor(Math.random() * 3)]!),
  },
  "sign-up": { share: 0.6, run: (browser, world) => signUp(browser.without(), world.next()) },
  purchase: { share: 0.4, run: (browser, world) => buy(browser, world) },
  operator: {
    share: 1,
    run: (browser, { operatorHost, operatorCookie }) =>
      browser.at(operatorHost, operatorCookie).get(["/", "/queue", "/photos"][Math.floor(Math.random() * 3)]!),
  },
};

const TOTAL = Object.values(MIX).reduce((sum, { share }) => sum + share, 0);

/** Picks an action by its share. */
export function nextAct(): [string, Act] {
  let left = Math.random() * TOTAL;
  for (const [name, act] of Object.entries(MIX)) {
    left -= act.share;
    if (left < 0) return [name, act];
  }
  return Object.entries(MIX)[0]!;
}

async function signUp(browser: Browser, key: string): Promise<void> {
  const form = { email: `bench.${key}@example.com`, name: "Anna", password: "correct horse battery" };
  const birth = { birth_day: "14", birth_month: "3", birth_year: "1990" };
  await browser.postForm("/signup", { ...form, ...birth, consent_terms: "on", consent_sensitive_data: "on" });
}

/** Buys a package from the sandbox provider, whose notice arrives at once. */
async function buy(browser: Browser, { sold, next }: World): Promise<void> {
  const form = { key: next(), price: `${sold.amount}`, lives: "NL", begin: "on" };
  const order = await browser.postForm(`/credits/${sold.id}?country=NL`, form);
  const pay = await browser.ask({ path: order });
  const [, sandbox] = /(\/payments\/sandbox\/[0-9a-f-]{32,36})/.exec(pay.location ?? pay.body) ?? [];
  if (!sandbox) throw new Error(`there is nothing to pay at ${order}: ${pay.status}`);
  await browser.postForm(sandbox, { choice: "paid" });
}

function anyOf<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)]!;
}
