import { afterAll, beforeAll, expect, test } from "vitest";
import { type Joined, startServer, type TestServer } from "../support/server";

let server: TestServer;
beforeAll(async () => {
  const packages = [{ id: "ten", credits: 10, prices: { NL: { amount: 1000, currency: "EUR" } } }];
  const shop = { credits: { perMessage: 1, packages }, payments: { provider: "sandbox" as const } };
  server = await startServer({ velvet: {}, dear: { credits: { perMessage: 1 } }, shop });
});
afterAll(() => server?.stop());

const host = "velvet.example";
const NOTICES = "/payments/notices/sandbox";

test("a forged notice is refused without an explanation", async () => {
  const forms: Record<string, string>[] = [{}, { id: "tr_1" }, { id: "x".repeat(32) }];
  for (const form of forms) {
    expect(await server.ask({ host, path: NOTICES, method: "POST", form })).toMatchObject({ status: 403, body: "" });
  }
  expect(await server.ask({ host, path: `${NOTICES}?id=${"a".repeat(32)}` })).toMatchObject({ status: 403, body: "" });
});

test("a notice about an unknown payment changes no data, and is not sent again", async () => {
  const form = { id: "a".repeat(32) };
  expect(await server.ask({ host, path: NOTICES, method: "POST", form })).toMatchObject({ status: 200, body: "" });
});

test("guessing payments hits a rate limit", async () => {
  const form = { id: "b".repeat(32) };
  const guess = () => server.ask({ host, path: NOTICES, method: "POST", form });
  const statuses = new Set<number>();
  for (let guesses = 0; guesses < 31; guesses++) statuses.add((await guess()).status);
  expect([...statuses]).toEqual([200, 429]);
});

test("notices of another provider than the tenant's have no address", async () => {
  for (const provider of ["mollie", "stripe", "nobody"]) {
    const path = `/payments/notices/${provider}`;
    expect(await server.ask({ host, path, method: "POST", form: {} })).toMatchObject({ status: 404, body: "" });
  }
});

test.each(["/transactions/x", `/transactions/${"a".repeat(32)}`, `/payments/sandbox/${"a".repeat(32)}`])(
  "%s without an owner is not found",
  async (path) => expect((await server.ask({ host, path })).status).toBe(404),
);

test("a site that charges and sells nothing says so", async () => {
  const read = async (path: string) => (await server.ask({ host: "dear.example", path })).body;
  expect(await read("/pricing")).toContain("No credits for sale right now");
  expect(await read("/premium")).toContain("Everybody has the same here. Messages cost credits.");
  expect(await read("/premium")).not.toContain("Everybody has everything");
});

test("a buyer withdraws without a login from every page of a site that sells, in two steps and without a script", async () => {
  const asked = { host: "shop.example" };
  const link = '<a href="/withdraw"';
  expect((await server.ask({ ...asked, path: "/pricing" })).body).toMatch(
    /href="\/withdraw"[^>]*>Withdraw from contract here</,
  );
  expect((await server.ask({ host, path: "/pricing" })).body).not.toContain(link);
  const form = { name: "Anna", email: "anna@mail.example", receipt: "" };
  const wrong = await server.ask({ ...asked, path: "/withdraw", method: "POST", form });
  expect([wrong.status, wrong.body.includes("Give the number of the receipt")]).toEqual([422, true]);
  const filled = { ...form, receipt: "No. 1042" };
  const sent = await server.ask({ ...asked, path: "/withdraw", method: "POST", form: filled });
  expect([sent.status, sent.headers.location]).toEqual([
    302,
    expect.stringMatching(/^\/withdraw\/confirm\?of=[\w-]+$/),
  ]);
  const path = sent.headers.location!;
  const shown = await server.ask({ ...asked, path });
  expect(shown.body).toMatch(/<button[^>]*>(<span[^>]*>)?Confirm withdrawal</);
  const of = new URLSearchParams(path.split("?")[1]).get("of")!;
  const done = await server.ask({ ...asked, path: "/withdraw/confirm", method: "POST", form: { of } });
  expect([done.status, done.headers.location]).toEqual([302, expect.stringMatching(/^\/withdraw\?received=\d+$/)]);
  const received = await server.ask({ ...asked, path: done.headers.location! });
  expect(received.body).toContain("We received your withdrawal on");
  expect((await server.ask({ ...asked, path: "/withdraw/confirm?of=forged" })).headers.location).toBe("/withdraw");
});

test("the checkout begins with the item, and its receipt links to the buyer's conversation", async () => {
  const [host, anna, bert] = [
    "shop.example",
    await server.join("shop.example", "Anna"),
    await server.join("shop.example", "Bert"),
  ];
  const as = ({ cookie }: Joined) => ({ host, headers: { Cookie: cookie } });
  const talk = (await server.ask({ ...as(anna), path: `/members/${bert.id}/chat` })).headers.location!;
  const path = `/credits/ten?chat=${talk.split("/").pop()}`;
  const { body } = await server.ask({ ...as(anna), path });
  expect(body.indexOf("10 credits", body.indexOf('data-form="order"'))).toBeLessThan(body.indexOf('name="begin"'));
  const form = { key: "anna's", price: "1000", begin: "on" };
  const ordered = await server.ask({ ...as(anna), path, method: "POST", form });
  const receipt = ordered.headers.location!.replace(/\/pay$/, "");
  const seen = async (who: Joined) => (await server.ask({ ...as(who), path: receipt })).body;
  expect(await seen(anna)).toContain(`href="${talk}"`);
  expect(await seen(bert)).not.toContain(talk);
  const other = { ...form, key: "anna's other" };
  const forged = await server.ask({ ...as(anna), path: "/credits/ten?chat=unknown", method: "POST", form: other });
  const page = await server.ask({ ...as(anna), path: forged.headers.location!.replace(/\/pay$/, "") });
  expect([page.status, page.body.includes("/chats/unknown")]).toEqual([200, false]);
});

test("the log contains no failure", () => {
  expect(server.log()).not.toMatch(/"level":[56]0/);
});
