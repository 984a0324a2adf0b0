import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";

const HOST = "velvet.test";
const BOT = { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };

/** Counts are written every few seconds. */
const SLOWLY = { interval: 500 };

let server: TestServer;

beforeAll(async () => {
  server = await startServer({
    velvet: {
      hosts: [HOST],
      postbacks: [{ network: "partner", clickId: "sub1", preset: "voluum", address: "https://track.example.com" }],
      experiments: [
        {
          id: "spring",
          since: "2020-01-01",
          sample: 100,
          variants: [
            { id: "street", lander: "video", weight: 0 },
            { id: "faces", lander: "gallery" },
          ],
          groups: [{ id: "ads", networks: ["ads"], weights: { street: 1 } }],
        },
        {
          id: "clicked",
          since: "2020-01-01",
          sample: 100,
          variants: [
            { id: "street", lander: "video" },
            { id: "faces", lander: "gallery" },
          ],
        },
      ],
    },
  });
});

afterAll(() => server?.stop());

const go = (query = "", headers = {}) => server.ask({ host: HOST, path: `/go/spring${query}`, headers });

test("an experiment leads to the drawn lander, stored only in its address, with the other parameters", async () => {
  const answer = await go("?a=b&variant=street");
  expect(answer.status).toBe(302);
  expect(answer.headers.location).toBe("/landers/gallery/eng?experiment=spring&variant=faces&a=b");
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.headers["set-cookie"]).toBeUndefined();
  const sent = await go("?network=ads&sub1=banner");
  expect(sent.headers.location).toBe("/landers/video/eng?experiment=spring.ads&variant=street&network=ads&sub1=banner");
});

test("a robot gets the first lander, and is not counted", async () => {
  expect((await go("?a=b", BOT)).headers.location).toBe("/landers/video/eng?a=b");
});

test("a partner's click counts once despite repeated visits and leads to one lander; other visits count each time", async () => {
  const counts = async () => {
    const { experiment_entry: entry, arrival } = (await server.rows("velvet")) as Record<
      string,
      Record<string, number>[]
    >;
    const sum = (rows: Record<string, number>[], name: string) => rows.reduce((all, row) => all + row[name]!, 0);
    return { entries: sum(entry!, "visitors"), visits: sum(arrival!, "visits") };
  };
  const open = async (query: string) => {
    const { location } = (await server.ask({ host: HOST, path: `/go/clicked${query}` })).headers;
    expect((await server.ask({ host: HOST, path: location! })).status).toBe(200);
    return new URL(location!, "http://x").searchParams.get("variant");
  };
  await expect.poll(async () => (await counts()).entries, SLOWLY).toBeGreaterThan(0);
  const before = await counts();
  const first = await open("?network=partner&sub1=click-1");
  for (let again = 0; again < 5; again++) expect(await open("?network=partner&sub1=click-1")).toBe(first);
  await open("?network=partner&sub1=click-2");
  for (let visit = 0; visit < 3; visit++) await open("?network=unknown&sub1=banner");
  await expect.poll(counts, SLOWLY).toEqual({ entries: before.entries + 5, visits: before.visits + 5 });
});

test("a visit counts once, at the end of its redirects, and not for the page's requests", async () => {
  const visits = async (network: string) => {
    const { arrival } = (await server.rows("velvet")) as { arrival: { network: string; visits: number }[] };
    return arrival.filter((row) => row.network === network).reduce((all, row) => all + row.visits, 0);
  };
  const ask = (path: string, headers = {}) => server.ask({ host: HOST, path, headers });
  const slug = await ask("/landers/video?network=redirected");
  expect(slug.headers.location).toBe("/landers/video/eng?network=redirected");
  await ask(slug.headers.location!);
  await ask("/_root.data?network=redirected");
  await ask("/?network=redirected", { "Sec-Purpose": "prefetch" });
  await ask("/?network=redirected", BOT);
  const login = await ask("/likes/given?network=redirected&page=2&sub1=x");
  expect(login.headers.location).toBe("/login?next=%2Flikes%2Fgiven%3Fpage%3D2&network=redirected&sub1=x");
  expect((await ask(login.headers.location!)).body).toContain("redirected");
  await ask("/nowhere?network=last");
  await expect.poll(() => visits("last"), SLOWLY).toBe(1);
  expect(await visits("redirected")).toBe(2);
});

test("an unknown experiment is not found", async () => {
  expect((await server.ask({ host: HOST, path: "/go/autumn" })).status).toBe(404);
});

test("the lander's form passes the variant on to the sign-up's", async () => {
  const { headers } = await go();
  const from = "/landers/gallery/eng?experiment=spring&variant=faces";
  expect(headers.location).toBe(from);
  const field = `name="formPath" value="${from.replace("&", "&amp;")}"`;
  expect((await server.ask({ host: HOST, path: from })).body).toContain(field);
  const form = { begin: "1", formPath: from, email: "anna@example.com" };
  const signup = await server.ask({ host: HOST, method: "POST", path: "/signup", form });
  expect(signup.body).toContain(field);
});
