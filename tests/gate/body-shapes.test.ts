import { pbkdf2Sync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import routes from "~/app/routes";
import { processorTime } from "../support/process";
import { type Joined, startServer, type TestServer } from "../support/server";
import { eighthOf, isChosen } from "../support/share";
import { longJsonTexts, longTexts, misshapen, multiparts, type Shape } from "./body-shapes";

const HOST = "velvet.test";
const NEIGHBOUR = "other.test";
/**
 * CPU seconds, independent of other load, of a fast machine: `workFor` divides by this machine's slowness. The requests
 * to one address take less than a fifth of it; one body read in quadratic time takes several times as much.
 */
const MOST_WORK = 1.5;
/** The CPU of the hash in `slowness` on a fast machine, in microseconds. */
const QUICK = 35_000;

let server: TestServer;
let anna: Joined;
let before: Rows[];

beforeAll(async () => {
  server = await startServer({ velvet: { hosts: [HOST], rememberTrafficSource: true }, other: { hosts: [NEIGHBOUR] } });
  anna = await server.join(HOST, "Anna");
  before = await rows();
});

afterAll(() => server?.stop());

const paths = routes
  .flatMap((route) => (route.children ? route.children : [route]))
  .map(
    ({ path = "" }) =>
      `/${path
        .replace(/\/?:\w+\?$/, "")
        .replace(/:\w+/g, "x")
        .replace("*", "nothing")}`,
  );
const addresses = [...new Set([...paths, "/api/user.php?new=1"])].sort();
const UPLOAD = "/api/profileimage.php";
/** `npm test` takes one address in eight, and an upload, which reads other bodies. */
const shaped = [...new Set([...eighthOf("shapes of bodies", addresses), UPLOAD])];
const UPLOADS = /^\/(api\/profileimage\.php|(profile|signup)\/photos|chats\/x)$/;

describe.each(shaped)("%s", (path) => {
  const methods = path.startsWith("/api/") ? ["POST", "PUT", "PATCH", "DELETE"] : ["POST"];
  const sendAll = (shapes: Shape[], cookie?: string) =>
    Promise.all(methods.flatMap((method) => shapes.map((shape) => send(shape, path, method, cookie))));

  // The bodies are read before any route, so `npm test` sends a sixth of them to each address and a third to uploads.
  // `test:full` sends all.
  const parts = UPLOADS.test(path) ? 3 : 6;
  const [here, inParts] = [misshapen, multiparts].map((all) => all.filter((_, n) => isChosen(path, n % parts, parts)));

  test("refuses misshapen bodies of visitors and members, and serves a neighbour meanwhile", async () => {
    const spent = await workFor(async () => {
      const refused = Promise.all([sendAll(here!), sendAll(here!, anna.cookie)]);
      expect((await server.ask({ host: NEIGHBOUR, path: "/" })).status).toBe(200);
      expect((await refused).flat().filter(({ status }) => status < 400 || status > 499)).toEqual([]);
    });
    expect(spent).toBeLessThan(MOST_WORK);
  });

  test("refuses multipart forms without a photo", async () => {
    const spent = await workFor(async () => {
      const answers = [...(await sendAll(inParts!)), ...(await sendAll(inParts!, anna.cookie))];
      const toLogin = ({ status, to }: Sent) => UPLOADS.test(path) && status === 302 && /^\/login/.test(to);
      const taken = answers.filter((sent) => (sent.status < 400 || sent.status > 499) && !toLogin(sent));
      expect(taken).toEqual([]);
    });
    expect(spent).toBeLessThan(MOST_WORK);
  });
});

test("neither site stores data of the refused requests", async () => {
  expect(await rows()).toEqual(before);
});

const TEXTS: Record<string, string[]> = {
  "/login": ["email", "password", "next"],
  "/login/code": ["code"],
  "/signup": ["email", "name", "password"],
  "/reset-password": ["email"],
  "/reset-password/do": ["password", "token"],
  "/consent": ["next"],
  "/language": ["language", "next"],
  "/api/user.php?new=1": ["email", "name", "password", "form_path", "referrer", "profile.personal"],
};
const MEMBER_TEXTS: Record<string, string[]> = {
  "/profile": ["personal", "city"],
  "/signup/location": ["city"],
  "/signup/about": ["personal"],
  "/notifications/address": ["email", "password"],
  "/account/password": ["current", "password"],
  "/account/delete": ["password"],
  "/account/second-factor": ["code", "password"],
  "/api/user.php": ["profile.personal", "profile.city"],
  "/api/messages.php": ["text", "conversation"],
};

describe.each([
  ["a visitor", TEXTS],
  ["a member", MEMBER_TEXTS],
])("long texts of %s", (who, texts) => {
  test.each(eighthOf(`long texts of ${who}`, Object.keys(texts)))(
    "%s reads a long text of any kind in little time",
    async (path) => {
      const api = path.startsWith("/api/");
      const method = path === "/api/user.php" ? "PUT" : "POST";
      const cookie = who === "a member" ? anna.cookie : undefined;
      const shapes = texts[path]!.flatMap(api ? longJsonTexts : longTexts);
      const spent = await workFor(async () => {
        const answers = await Promise.all(shapes.map((shape) => send(shape, path, method, cookie)));
        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
        expect((await server.ask({ host: NEIGHBOUR, path: "/" })).status).toBe(200);
      });
      expect(spent).toBeLessThan(MOST_WORK);
    },
  );
});

test("a payment provider's notice reaches its route in any shape", async () => {
  const notice = form(Array.from({ length: 150 }, (_, n) => `X-order.${n}=1`).join("&"));
  expect(await send(notice, "/payments/notices/none", "POST")).toMatchObject({ status: 404 });
  expect(await send(notice, "/payments/none", "POST")).toMatchObject({ status: 422 });
});

test("a request without a body and content type causes no server error", async () => {
  for (const path of addresses.filter((each) => !/logout/.test(each))) {
    for (const cookie of ["", anna.cookie]) {
      const { status } = await server.ask({
        host: HOST,
        path,
        method: "POST",
        headers: cookie ? { Cookie: cookie } : {},
      });
      expect(status, path).toBeLessThan(500);
    }
  }
});

test("the log contains no failure", () => {
  expect(server.log()).not.toMatch(/"level":[56]0/);
});

const form = (body: string): Shape => ({ name: "", type: "application/x-www-form-urlencoded", body });

type Rows = Awaited<ReturnType<TestServer["rows"]>>;

const rows = () => Promise.all(["velvet", "other"].map((slug) => server.rows(slug)));

interface Sent {
  shape: string;
  method: string;
  status: number;
  to: string;
}

async function send({ name, type, body }: Shape, path: string, method: string, cookie?: string): Promise<Sent> {
  const headers = { "Content-Type": type, ...(cookie && { Cookie: cookie }) };
  const { status, headers: told } = await server.ask({ host: HOST, path, method, headers, body });
  return { shape: name, method, status, to: told.location ?? "" };
}

async function workFor(work: () => Promise<void>): Promise<number> {
  const before = processorTime(server.pid);
  await work();
  const spent = processorTime(server.pid) - before;
  return spent < MOST_WORK ? spent : spent / slowness();
}

/** Returns this machine's slowness relative to the machine on which the limit was measured. */
function slowness(): number {
  const before = process.cpuUsage();
  pbkdf2Sync("password", "salt", 100_000, 32, "sha256");
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, (user + system) / QUICK);
}
