// @engines one
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";

const HOST = "velvet.test";
/** The type of deferred scripts in pages from Bouquet's renderer. Remix's own entry does not write it. */
const OWN = "text/later";
let servers: { stock: TestServer; usual: TestServer };

beforeAll(async () => {
  const config = { velvet: { hosts: [HOST] } };
  const stock = await startServer(config, { BOUQUET_STOCK: "1" });
  servers = { stock, usual: await startServer(config, { BOUQUET_STOCK: "0" }) };
});

afterAll(() => Promise.all([servers?.stock.stop(), servers?.usual.stop()]));

test.each([
  ["/", 200],
  ["/login", 200],
  ["/chats", 302],
  ["/nowhere", 404],
  ["/api/user.php", 403],
])("stock Remix responds to %s with the same status and type", async (path, status) => {
  const ask = async (server: TestServer) => {
    const { status, headers } = await server.ask({ host: HOST, path });
    return { status, type: headers["content-type"], to: headers.location };
  };
  expect(await ask(servers.stock)).toEqual(await ask(servers.usual));
  expect((await ask(servers.stock)).status).toBe(status);
});

test("a stock build's pages come from Remix's own entry", async () => {
  const ask = async (server: TestServer) => (await server.ask({ host: HOST, path: "/login" })).body;
  expect(await ask(servers.stock)).not.toContain(OWN);
  expect(await ask(servers.usual)).toContain(OWN);
});
