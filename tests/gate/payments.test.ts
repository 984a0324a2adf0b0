import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ velvet: {} });
});
afterAll(() => server?.stop());

const host = "velvet.example";
const NOTICES = "/payments/notices/sandbox";

test("a notice that is not the provider's is refused without words", async () => {
  const forms: Record<string, string>[] = [{}, { id: "tr_1" }, { id: "x".repeat(32) }];
  for (const form of forms) {
    expect(await server.ask({ host, path: NOTICES, method: "POST", form })).toMatchObject({ status: 403, body: "" });
  }
  expect(await server.ask({ host, path: `${NOTICES}?id=${"a".repeat(32)}` })).toMatchObject({ status: 403, body: "" });
});

test("a notice about a payment that the provider does not know changes nothing, and is not sent again", async () => {
  const form = { id: "a".repeat(32) };
  expect(await server.ask({ host, path: NOTICES, method: "POST", form })).toMatchObject({ status: 200, body: "" });
});

test("notices of another provider than the tenant's have no address", async () => {
  for (const provider of ["mollie", "stripe", "nobody"]) {
    const path = `/payments/notices/${provider}`;
    expect(await server.ask({ host, path, method: "POST", form: {} })).toMatchObject({ status: 404, body: "" });
  }
});

test.each(["/transactions/x", `/transactions/${"a".repeat(32)}`, `/payments/sandbox/${"a".repeat(32)}`])(
  "%s, which is nobody's, is not found",
  async (path) => expect((await server.ask({ host, path })).status).toBe(404),
);

test("the log tells of no failure", () => {
  expect(server.log()).not.toMatch(/"level":[56]0/);
});
