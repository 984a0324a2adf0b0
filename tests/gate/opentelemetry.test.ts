import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { needs } from "../support/needs";
import { startServer, type TestServer } from "../support/server";

const PRELOAD = pathToFileURL(join(projectRoot, "scripts/production/opentelemetry.mjs")).href;
/** Folder of OpenTelemetry's packages; monitoring.md explains their installation. */
const PACKAGES = process.env.OTEL_PACKAGES ?? "";
const HOST = "velvet.example";
const ID = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";

interface Span {
  traceId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status?: { code?: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

const isNew = Number(process.versions.node.split(".")[0]) >= 24;
let server: TestServer | undefined;
let receiver: ReturnType<typeof createServer>;
let endpoint: string;
let spans: Span[];

beforeAll(async () => {
  spans = [];
  receiver = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { resourceSpans } = JSON.parse(Buffer.concat(parts).toString("utf8"));
    for (const { scopeSpans } of resourceSpans) for (const each of scopeSpans) spans.push(...each.spans);
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
  await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
  endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});

afterAll(() => {
  receiver.close();
  receiver.closeAllConnections();
});

afterEach(() => server?.stop());

const start = (settings: Record<string, string> = {}) =>
  startServer(
    { velvet: {} },
    {
      WORKERS: "2",
      NODE_OPTIONS: `--import=${PRELOAD}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_BSP_SCHEDULE_DELAY: "200",
      ...settings,
    },
  );

test("without the packages, or on an unsupported Node, the server logs the reason once and serves", async () => {
  server = await start({ OTEL_PACKAGES: join(projectRoot, "tests") });
  expect((await server.ask({ host: HOST, path: "/login" })).status).toBe(200);
  const said = server.log().match(/OpenTelemetry .*: the server runs without spans/g);
  expect(said).toEqual([expect.stringMatching(/needs Node 22\.15|could not be loaded/)]);
});

const areHere = isNew && PACKAGES !== "" && existsSync(join(PACKAGES, "node_modules/@opentelemetry"));

describe("with its packages", needs(areHere, "OTEL_PACKAGES names no folder with OpenTelemetry's packages"), () => {
  test("each request is a span of its trace, with route and site, and no personal data", async () => {
    server = await start({ OTEL_PACKAGES: PACKAGES });
    const headers = { traceparent: `00-${ID}-${PARENT}-01` };
    const { cookie } = await server.join(HOST, "Anna");
    await server.ask({ host: HOST, path: "/members/somebody?secret=1", headers: { ...headers, Cookie: cookie } });
    await server.ask({ host: HOST, path: "/login" });
    const own = () => spans.find(({ traceId }) => traceId === ID);
    await expect.poll(own).toMatchObject({ parentSpanId: PARENT, name: "GET /members/:memberId", kind: 2 });
    const values = Object.fromEntries(own()!.attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
    expect(values).toEqual({
      "http.request.method": "GET",
      "http.route": "/members/:memberId",
      "http.response.status_code": 404,
      "bouquet.tenant": "velvet",
    });
    await expect.poll(() => spans.map(({ name }) => name)).toContain("GET /login");
    expect(JSON.stringify(spans)).not.toMatch(/anna|secret|somebody/i);
  });
});
