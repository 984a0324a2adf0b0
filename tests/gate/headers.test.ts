import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jpeg } from "../support/pictures";
import { type Joined, startServer, type TestServer } from "../support/server";

const HOST = "velvet.test";
const BY_CDN = "cdn.test";
const TLS = { "X-Forwarded-Proto": "https" };

let server: TestServer;
let anna: Joined;

beforeAll(async () => {
  server = await startServer(
    {
      velvet: { hosts: [HOST] },
      whole: { hosts: ["whole.test"], hstsIncludeSubDomains: true },
      delivered: { hosts: [BY_CDN], cdnPrefix: "https://pictures.test" },
    },
    { TRUST_PROXY: "loopback", LOG_LEVEL: "info" },
  );
  anna = await server.join(HOST, "Anna");
});

afterAll(() => server?.stop());

const request = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\n${more}\r\n`;

test("a request refused before parsing gets the headers of every response", async () => {
  const refusals = [
    "nonsense\r\n\r\n",
    request("/", `X: ${"x".repeat(20_000)}\r\n`),
    "CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n",
  ];
  const answers = await Promise.all(refusals.map((bytes) => server.send(bytes)));
  expect(answers.map(({ status }) => status)).toEqual([400, 431, 405]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": expect.any(String),
      "x-frame-options": "DENY",
      "cross-origin-resource-policy": "same-origin",
    });
  }
});

test("a tenant decides whether its subdomains are HTTPS only", async () => {
  const hsts = async (host: string, path: string, headers = TLS as Record<string, string>) =>
    (await server.ask({ host, path, headers })).headers["strict-transport-security"];
  // A cached page, an uncached one, a file, and a refusal.
  for (const path of ["/login", "/login", "/consent", "/favicon.ico", "/a//b"]) {
    expect(await hsts(HOST, path)).toMatch(/^max-age=\d{7,}$/);
    expect(await hsts("whole.test", path)).toMatch(/^max-age=\d{7,}; includeSubDomains$/);
    expect(await hsts("whole.test", path, {})).toBeUndefined();
  }
  expect(await hsts("nobody.test", "/")).not.toContain("includeSubDomains");
});

describe("the origins that may embed a response", () => {
  const policy = async (host: string, path: string) => {
    const { headers, status } = await server.ask({ host, path });
    return [status, headers["cross-origin-resource-policy"]];
  };

  test("a photo: its site only, or any if the tenant has a CDN", async () => {
    for (const [host, allowed] of [
      [HOST, "same-origin"],
      [BY_CDN, "cross-origin"],
    ] as const) {
      const { cookie } = host === HOST ? anna : await server.join(host, "Anna");
      const address = await uploaded(host, cookie);
      expect(await policy(host, address)).toEqual([200, allowed]);
    }
  });

  test("an icon: any, because emails show it", async () => {
    expect(await policy(HOST, "/favicon.ico")).toEqual([200, "cross-origin"]);
  });

  test("pages, calls and errors: the site only", async () => {
    expect(await policy(HOST, "/login")).toEqual([200, "same-origin"]);
    expect(await policy(HOST, "/api/user.php")).toEqual([403, "same-origin"]);
    expect(await policy(HOST, "/media/nothing.jpg")).toEqual([404, "same-origin"]);
  });
});

test("logging out clears the browser's data of the site, except cookies", async () => {
  const headers = { Cookie: anna.cookie };
  const own = await server.ask({ host: HOST, path: "/logout", method: "POST", form: {}, headers });
  const byApi = await server.ask({ host: HOST, path: "/api/logout.php", headers });
  for (const answer of [own, byApi]) expect(answer.headers["clear-site-data"]).toBe('"cache", "storage"');
});

test("the manifest's language depends on what its Vary says", async () => {
  const { headers } = await server.ask({ host: HOST, path: "/manifest.webmanifest" });
  expect(headers.vary).toMatch(/Accept-Language, Cookie/);
});

test("only the pages of a member with a disguise link to its manifest", async () => {
  const manifests = async (headers: Record<string, string>) => {
    const { body } = await server.ask({ host: HOST, path: "/pages/terms", headers });
    return [...body.matchAll(/<link rel="(?:manifest|apple-touch-icon)" href="([^"]*)"/g)].map(([, href]) => href);
  };
  const bea = await server.join(HOST, "Bea");
  const own = ["/apple-touch-icon.png", "/manifest.webmanifest"];
  expect(await manifests({ Cookie: bea.cookie })).toEqual(own);
  const form = { app: "notes" };
  await server.ask({ host: HOST, path: "/account/app", method: "POST", form, headers: { Cookie: bea.cookie } });
  expect(await manifests({ Cookie: bea.cookie })).toEqual(["/app-notes-180.png", "/manifest.webmanifest?as=notes"]);
  expect(await manifests({})).toEqual(own);
  expect(await manifests({ Cookie: anna.cookie })).toEqual(own);
  const { headers, body } = await server.ask({ host: HOST, path: "/manifest.webmanifest?as=notes" });
  expect([headers["cache-control"], JSON.parse(body).name]).toEqual(["private, max-age=3600", "Notes"]);
  const icon = await server.ask({ host: HOST, path: "/app-notes-192.png" });
  expect([icon.status, icon.headers["content-type"]]).toEqual([200, "image/png"]);
});

test("a log line truncates the headers that a client sends about itself", async () => {
  const said = "p".repeat(5_000);
  const path = `/${"a".repeat(3_000)}`;
  const before = server.log().length;
  await server.ask({ host: HOST, path, headers: { "X-Package": said, "X-Original-Host": said } });
  const lines = () => server.log().slice(before).split("\n").slice(0, -1);
  await expect.poll(lines).not.toEqual([]);
  for (const line of lines()) expect(line.length).toBeLessThan(1_500);
});

test("a package's warning is a log line", async () => {
  const odd = ["/nowhere", "/nowhere.data", "/members/%5E/..;/x", "/login.data?_routes=none", "//login", "/login//"];
  for (const path of odd) await server.ask({ host: HOST, path });
  const lines = server.log().trim().split("\n");
  expect(lines.filter((line) => !line.startsWith("{"))).toEqual([`port ${server.port}`]);
});

/** Uploads a photo of a member. Returns its address on the site. */
async function uploaded(host: string, cookie: string): Promise<string> {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), await jpeg(480, 360), Buffer.from("\r\n--x--\r\n")]);
  const headers = { "Content-Type": "multipart/form-data; boundary=x", Cookie: cookie };
  const answer = await server.ask({ host, method: "POST", path: "/api/profileimage.php", headers, body });
  expect(answer.status).toBe(201);
  return /\/media\/[\w-]+\.\w+/.exec(answer.body.replaceAll("\\/", "/"))![0];
}
