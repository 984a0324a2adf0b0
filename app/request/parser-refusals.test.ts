import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { listen } from "~/app/sockets/listen";
import { securityHeaders } from "./headers";
import { answerParserRefusals } from "./parser-refusals";

test("a request with late headers gets a 408 with the usual headers", async () => {
  const server = createServer({ headersTimeout: 50, connectionsCheckingInterval: 10 });
  answerParserRefusals(server);
  const port = await listen(server, { setting: "PORT", port: 0, host: "127.0.0.1" });
  const client = connect(port, "127.0.0.1");
  client.write("GET / HTTP/1.1\r\nHost: velvet.example\r\nX: ");
  const answer = await text(client);
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  const always = securityHeaders({ tls: false, live: false, tenant: undefined });
  for (const [name, value] of [...always, ["Cache-Control", "no-store"], ["Connection", "close"]]) {
    expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
  }
  server.close();
  await once(server, "close");
});
