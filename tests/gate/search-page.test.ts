import { afterAll, beforeAll, expect, test } from "vitest";
import { calls } from "~/app/contract/calls";
import { patchProfile } from "~/app/domain/people/profiles/profiles.queries";
import { TEMPLATES } from "~/tenants/config/vocabulary";
import { type Joined, startServer, type TestServer } from "../support/server";

const EVERYBODY = "/members?gender=&age=all&country=";
const host = "velvet.example";

let server: TestServer;
let anna: Joined;
let bert: Joined;

beforeAll(async () => {
  const sites = { velvet: {}, ...Object.fromEntries(TEMPLATES.map((template) => [template, { template }])) };
  server = await startServer(sites);
  anna = await server.join(host, "Anna");
  bert = await server.join(host, "Bert");
  await server.join(host, "Cleo");
});

afterAll(() => server?.stop());

test.each(TEMPLATES)(
  "in %s a page assembled from cached parts equals the page that React rendered",
  async (template) => {
    const at = `${template}.example`;
    const dora = await server.join(at, "Dora");
    await server.join(at, "Emil");
    for (const who of [undefined, dora]) {
      // This is the first request, so that no card is cached.
      const first = await pageFor(who, EVERYBODY, at);
      expect(await pageFor(who, EVERYBODY, at)).toBe(first);
      expect(first.match(/<article/g)?.length).toBeGreaterThan(0);
    }
  },
);

test("no cached part has an id that React counted", async () => {
  const page = await pageFor(anna, EVERYBODY);
  const kept = page.match(/<(article|form|nav|details|footer)[\s>][\s\S]*?<\/\1>/g)!;
  expect(kept.length).toBeGreaterThan(4);
  for (const part of kept) expect(part).not.toMatch(/":R[0-9a-v]*H?\d*:/);
});

test("only the member who liked sees the like, and a visitor has no button", async () => {
  const pressed = (page: string) => /aria-pressed="true"/.test(page);
  // At this point, the cards of all three pages are cached.
  const before = await Promise.all([anna, bert, undefined].map((who) => pageFor(who, EVERYBODY)));
  expect(before.map(pressed)).toEqual([false, false, false]);
  const body = { profile: bert.id };
  await server.ask({ host, path: calls.likes, method: "POST", json: body, headers: { Cookie: anna.cookie } });
  const after = await Promise.all([anna, bert, undefined].map((who) => pageFor(who, EVERYBODY)));
  expect(after.map(pressed)).toEqual([true, false, false]);
  expect(after[2]).not.toMatch(/aria-pressed|\/block"|\/chat"/);
  await server.ask({ host, path: calls.likes, method: "DELETE", json: body, headers: { Cookie: anna.cookie } });
  expect(pressed(await pageFor(anna, EVERYBODY))).toBe(false);
});

test("a changed name is on the next page, on the card and in the member's own menu", async () => {
  expect(await pageFor(bert, EVERYBODY)).toContain("Anna");
  await server.db("velvet").transact((tx) => patchProfile(tx, anna.id, { name: "Annabel" }));
  expect(await pageFor(bert, EVERYBODY)).toContain("Annabel");
});

test("further filters are in the page if one is chosen, and else on a page of their own", async () => {
  const has = (page: string) => /name="smoking"/.test(page);
  expect(has(await pageFor(anna, EVERYBODY))).toBe(false);
  expect(await pageFor(anna, EVERYBODY)).toContain('href="/search/filters?');
  expect(has(await pageFor(anna, "/members?gender=&country=&photo=1"))).toBe(true);
  const all = await pageFor(anna, "/search/filters?gender=&country=&drinking=no");
  expect(has(all)).toBe(true);
  expect(all).toMatch(/name="gender"/);
  expect(all).toMatch(/checked=""[^>]*value="no"|value="no"[^>]*checked=""/);
});

/** Returns a page without what differs between responses. */
async function pageFor(who: Joined | undefined, path: string, at = host): Promise<string> {
  const answer = await server.ask({ host: at, path, headers: who ? { Cookie: who.cookie } : {} });
  expect(answer.status).toBe(200);
  // Removes the position of the last event, because PostgreSQL counts a new transaction for each request.
  return answer.body.replace(/nonce="[^"]*"/g, "").replace(/"eventsUpTo\\*","[^"]*"/g, "");
}
