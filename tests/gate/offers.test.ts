import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import en from "~/app/locales/en/offers";
import { accounts } from "~/db/tables";
import { type Joined, startServer, type TestServer } from "../support/server";

const memberResell = {
  cams: true,
  camads: true,
  camLink: "https://partner.example/rooms/{account}",
  adLink: "https://partner.example/welcome",
};
const offers = {
  cams: [{ account: "mira", name: "Mira", gender: "female", age: 31 }],
  ad: { title: { en: "The salon" }, text: { en: "Talk live" } },
};
const EVERYBODY = "/members?gender=&age=all&country=";
const PEOPLE = ["Bert", "Carla", "Dora", "Emil", "Fleur", "Gus"];

let server: TestServer;
let anna: Joined;

beforeAll(async () => {
  const feed = { address: "https://nobody.invalid/feed.json" };
  server = await startServer({ velvet: { memberResell: { ...memberResell, feed } }, plain: {} });
  server.tenants.write("velvet/offers.json", offers);
  anna = await server.join("velvet.example", "Anna");
  for (const name of PEOPLE) await server.join("velvet.example", name);
});

afterAll(() => server?.stop());

const page = async (cookie = "") =>
  (await server.ask({ host: "velvet.example", path: EVERYBODY, headers: { Cookie: cookie } })).body;

const labels = (html: string) => html.split(`>${en["offers.label"]}<`).length - 1;

test("a page shows its tiles in place, only to members of more than four days, also if the feed fails", async () => {
  expect(labels(await page())).toBe(0);
  expect(labels(await page(anna.cookie))).toBe(0);
  await server.db("velvet").transact(({ drizzle }) =>
    drizzle
      .update(accounts)
      .set({ signedUpAt: Date.now() - 5 * 24 * 60 * 60_000 })
      .where(eq(accounts.id, anna.id)),
  );
  await expect.poll(async () => labels(await page(anna.cookie)), { timeout: 30_000 }).toBe(2);
  const html = await page(anna.cookie);
  const inOrder = [...PEOPLE, "Mira", "The salon"]
    .map((name) => ({ name, at: html.search(new RegExp(`>${name}[,<]`)) }))
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name);
  expect(inOrder.indexOf("Mira")).toBe(2);
  expect(inOrder.indexOf("The salon")).toBe(6);
  expect(html).toContain('href="/api/xcams/redirect.php?account=mira"');
  expect(html).toContain('rel="noopener noreferrer sponsored"');
});

test("links lead to the partner in the config, also after a forged request", async () => {
  const led = async (path: string, host = "velvet.example") => {
    const { status, headers } = await server.ask({ host, path });
    return [status, headers.location];
  };
  const to = "https://partner.example";
  expect(await led("/api/xcams/redirect.php?account=mira")).toEqual([302, `${to}/rooms/mira`]);
  expect(await led("/api/resellpartner.php?flow=profile-search&redirect=1")).toEqual([302, `${to}/welcome`]);
  for (const account of ["https://evil.example", "//evil.example", "..", "a/../../b", "a%0d%0aX: y", ""]) {
    expect(await led(`/api/xcams/redirect.php?account=${encodeURIComponent(account)}`)).toEqual([422, undefined]);
  }
  expect(await led("/api/resellpartner.php?flow=profile-search&redirect=https://evil.example")).toEqual([
    422,
    undefined,
  ]);
  expect(await led("/api/xcams/redirect.php?account=mira", "plain.example")).toEqual([404, undefined]);
  expect(await led("/api/resellpartner.php?flow=profile-search&redirect=1", "plain.example")).toEqual([404, undefined]);
});

test("cams are shown per account, and a site without cams shows none", async () => {
  const ask = async (host: string, query = "") =>
    (await server.ask({ host, path: `/api/xcams/search.php${query}` })).json();
  const mira = { account: "mira", name: "Mira", gender: "female", age: 31 };
  expect(await ask("velvet.example")).toEqual({ cams: { mira } });
  expect(await ask("velvet.example", "?gender=male&min_age=18")).toEqual({ cams: {} });
  expect(await ask("plain.example")).toEqual({ cams: {} });
});
