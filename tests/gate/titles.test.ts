import { afterAll, beforeAll, expect, test } from "vitest";
import { type Joined, startServer, type TestServer } from "../support/server";

const prices = { GB: { amount: 1000, currency: "GBP" } };
const packages = [
  { id: "ten", credits: 10, prices },
  { id: "sixty", credits: 60, prices },
];

let server: TestServer;
let anna: Joined;

beforeAll(async () => {
  server = await startServer({ velvet: { demo: true, credits: { perMessage: 1, packages } } });
  anna = await server.join("velvet.example", "Anna");
});
afterAll(() => server?.stop());

const page = async (path: string) =>
  (await server.ask({ host: "velvet.example", path, headers: { Cookie: anna.cookie } })).body;
const titleOf = async (path: string) => /<title>([^<]*)<\/title>/.exec(await page(path))?.[1];

test.each([
  ["the lists of likes", ["/likes", "/likes/given", "/likes/mutual", "/likes/visitors"]],
  [
    "the questions of the sign-up",
    ["/signup/personal", "/signup/personal?question=seeking", "/signup/personal?question=hair"],
  ],
  ["orders", ["/credits/ten?country=GB", "/credits/sixty?country=GB"]],
])("%s have a title each", async (_, paths) => {
  const titles = await Promise.all(paths.map(titleOf));
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size, titles.join(", ")).toBe(paths.length);
});
