import { connect, createServer, type Socket } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { secretUnder } from "~/app/settings/secret";
import { engine } from "~/db/engine";
import { describeOfPostgres } from "../support/engines";
import { rawRequest } from "../support/exchange";
import { faultOrders, type Order } from "../support/fault-orders";
import { jpeg } from "../support/pictures";
import { type Answer, type Ask, type Joined, startServer, type TestServer } from "../support/server";
import { isFull } from "../support/share";
import { testIf } from "../support/tiers";

const host = "velvet.example";
const faults = faultOrders();

let server: TestServer;
let anna: Joined;
let photo: string;

beforeAll(async () => {
  server = await startServer({ velvet: { language: "en" }, other: {} }, { ...faults.environment, LOG_LEVEL: "error" });
  anna = await server.join(host, "Anna");
});

afterAll(() => server?.stop());

const own = (path: string, more: Partial<Ask> = {}) =>
  server.ask({ host, path, ...more, headers: { ...more.headers, Cookie: anna.cookie } });

const upload = async (): Promise<Answer> => {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), await jpeg(480, 360), Buffer.from("\r\n--x--\r\n")]);
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const answer = await own("/api/profileimage.php", { method: "POST", headers, body });
  photo = /\/media\/[\w-]+\.\w+/.exec(answer.body.replaceAll("\\/", "/"))?.[0] ?? photo;
  return answer;
};
const picture = () => own(photo);
const user = () => own("/api/user.php");

const CALLS: [what: string, order: Order, ask: () => Promise<Answer>, statuses: [number, number]][] = [
  // Must be the first, because a later upload would reuse an idle converter.
  ["the start of a child process", { fail: "fork", code: "EAGAIN", about: "converter" }, upload, [429, 201]],
  ["a write of an upload", { fail: "write", code: "EIO" }, upload, [503, 201]],
  ["the move of a picture to its place", { fail: "promises.rename", code: "EIO", about: "media" }, upload, [503, 201]],
  ["the opening of a picture", { fail: "promises.open", code: "EIO", about: "media" }, picture, [503, 200]],
];

describe("the site keeps answering after one failure of", () => {
  test.each(CALLS)("%s", async (_, order, ask, [refused, afterwards]) => {
    await faults.give(order);
    const failed = await ask();
    expect([failed.status, failed.headers["retry-after"]]).toEqual([refused, expect.stringMatching(/^\d+$/)]);
    expect((await server.ask({ host: "other.example", path: "/login" })).status).toBe(200);
    expect((await ask()).status).toBe(afterwards);
    expectNothingEscaped();
  });

  test("the reading of a picture that is being sent", async () => {
    await faults.give({ fail: "handle.read", code: "EIO" });
    await expect(picture()).rejects.toThrow(); // cut off, because a picture that ends early would look complete
    expect((await picture()).status).toBe(200);
    expectNothingEscaped();
  });

  test("a look at the tenants' folder", async () => {
    await faults.give({ fail: "readdirSync", code: "EIO", about: server.tenants.dir });
    await expect.poll(() => server.log()).toContain("Cannot read the tenants' folder");
    expect((await user()).status).toBe(200);
    expectNothingEscaped();
  });

  test("a connection that a client resets, in the middle of its request and of its response", async () => {
    const headers = {
      Cookie: anna.cookie,
      "Content-Type": "multipart/form-data; boundary=x",
      "Content-Length": "100000",
    };
    const sending = rawRequest({ host, method: "POST", path: "/api/profileimage.php", headers, body: "--x\r\n" });
    await reset(sending);
    await reset(rawRequest({ host, path: "/login" }));
    expect((await upload()).status).toBe(201);
    expectNothingEscaped();
  });
});

describeOfPostgres("an unavailable database server", () => {
  test("fails its requests, shows at /readyz, and is used again once it is back", async () => {
    const line = await lineTo(new URL(server.settings.DATABASE_URL!));
    const SECRET = secretUnder(server.dataDir); // a server with another secret would not be ready
    const behind = await startServer({ velvet: {} }, { DATABASE_URL: line.url, ADMIN_PORT: "0", SECRET });
    try {
      const ready = async () => (await behind.health("/readyz")).status;
      const read = async () =>
        (await behind.ask({ host, path: "/api/user.php", headers: { Cookie: anna.cookie } })).status;
      expect([await ready(), await read()]).toEqual([200, 200]);
      line.cut();
      expect(await read()).toBe(503);
      const { status, body } = await behind.health("/readyz");
      expect([status, body]).toEqual([503, expect.stringContaining("PostgreSQL does not answer")]);
      expect((await behind.ask({ host, path: "/login" })).status).toBe(200);
      line.mend();
      await expect.poll(read).toBe(200);
      await expect.poll(ready).toBe(200);
      expect(behind.log()).not.toContain("an uncaught error");
    } finally {
      await behind.stop();
      line.close();
    }
  });
});

const locked = testIf(isFull && engine === "postgres");

locked("a request to a locked table is answered 503 within the request's time", { timeout: 40_000 }, async () => {
  const other = new pg.Client(server.settings.DATABASE_URL);
  await other.connect();
  try {
    await other.query("begin; lock table velvet.account, velvet.profile, velvet.session in access exclusive mode");
    const { status, body } = await server.ask({ host, path: "/home", headers: { Cookie: anna.cookie } });
    expect([status, body]).toEqual([503, expect.stringMatching(/\p{L}{4}/u)]);
  } finally {
    await other.end();
  }
  expect((await server.ask({ host, path: "/home", headers: { Cookie: anna.cookie } })).status).toBe(200);
});

function expectNothingEscaped(): void {
  expect(server.alive()).toBe(true);
  expect(server.log()).not.toContain("an uncaught error");
}

/** Sends bytes, waits for the response's first bytes if there are any, and resets the connection. */
async function reset(bytes: Buffer): Promise<void> {
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => {});
  await new Promise<void>((done) => socket.write(bytes, () => done()));
  socket.resetAndDestroy();
  await new Promise((done) => socket.once("close", done));
}

/** Opens a route to a server that can be cut with every connection on it. */
async function lineTo(target: URL) {
  const sockets = new Set<Socket>();
  let whole = true;
  const relay = createServer((near) => {
    if (!whole) return void near.resetAndDestroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => {}).on("close", () => other.destroy());
      one.pipe(other);
    }
  });
  await new Promise<void>((done) => relay.listen(0, "127.0.0.1", done));
  const url = new URL(target);
  url.port = String((relay.address() as { port: number }).port);
  const cut = () => {
    whole = false;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    url: url.href,
    cut,
    mend() {
      whole = true;
    },
    close() {
      cut();
      relay.close();
    },
  };
}
