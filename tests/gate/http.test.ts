import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";

const HOST = "velvet.test";
let server: TestServer;

beforeAll(async () => {
  server = await startServer(
    {
      velvet: { hosts: [HOST, "www.velvet.test"] },
      named: { hosts: ["old.test", "new.test"], origin: "https://new.test" },
    },
    { TRUST_PROXY: "loopback" },
  );
});

afterAll(() => server?.stop());

const ask = (path: string, headers: Record<string, string> = {}, method = "GET", host = HOST) =>
  server.ask({ host, path, headers, method });
const script = async () => /\/assets\/[\w.-]+\.js/.exec((await ask("/login")).body)![0];

test("HEAD returns the headers of GET, without a length unless it is the page's", async () => {
  for (const path of ["/", "/login", "/api/openapi.json", "/_i18n/en/messages.json", "/manifest.webmanifest"]) {
    const [get, head] = [await ask(path), await ask(path, {}, "HEAD")];
    expect([head.status, head.headers["content-type"], head.body], path).toEqual([
      200,
      get.headers["content-type"],
      "",
    ]);
    expect(head.headers.vary, path).toBe(get.headers.vary);
    expect([undefined, `${Buffer.byteLength(get.body)}`], path).toContain(head.headers["content-length"]);
  }
});

describe("an encoding", () => {
  test("is not used if q=0 refuses it", async () => {
    for (const path of ["/", "/login", "/api/openapi.json", await script()]) {
      const coded = async (accepts: string) =>
        (await ask(path, { "Accept-Encoding": accepts })).headers["content-encoding"];
      expect([await coded("gzip, br"), await coded("br;q=0, gzip")], path).toEqual(["br", "gzip"]);
      expect([await coded("br;q=0, gzip;q=0"), await coded("*;q=0"), await coded("")], path).toEqual(
        Array(3).fill(undefined),
      );
    }
  });

  test("appears in one Vary, beside what the page differs by", async () => {
    for (const accepts of ["br", "gzip", ""]) {
      for (const path of ["/", "/login"]) {
        const { vary } = (await ask(path, { "Accept-Encoding": accepts })).headers;
        expect(vary, path).toBe("Cookie, Accept-Language, Accept-Encoding");
      }
      expect((await ask("/api/openapi.json", { "Accept-Encoding": accepts })).headers.vary).toBe("Accept-Encoding");
    }
  });
});

describe("an ETag", () => {
  test("is matched in a list, weak or strong", async () => {
    for (const path of [await script(), "/favicon.ico", "/icon.svg", "/api/openapi.json", "/_i18n/en/messages.json"]) {
      const { etag, "cache-control": caching } = (await ask(path)).headers;
      expect([typeof etag, typeof caching], path).toEqual(["string", "string"]);
      const opaque = `${etag}`.replace("W/", "");
      for (const asked of [etag!, opaque, `W/${opaque}`, `"other", W/${opaque}`, "*"]) {
        const again = await ask(path, { "If-None-Match": asked });
        expect([again.status, again.body, again.headers.etag], `${path} ${asked}`).toEqual([304, "", etag]);
      }
      expect((await ask(path, { "If-None-Match": '"other"' })).status, path).toBe(200);
    }
  });

  test("is weak for a response with several encodings", async () => {
    for (const path of ["/api/openapi.json", "/_i18n/en/messages.json", await script()]) {
      for (const accepts of ["br", "gzip", ""]) {
        expect((await ask(path, { "Accept-Encoding": accepts })).headers.etag, path).toMatch(/^W\//);
      }
    }
  });
});

describe("a tenant's second host", () => {
  const at = (host: string, path: string, headers = {}, method = "GET") => ask(path, headers, method, host);

  test("redirects pages to the main host, with the query and the requested scheme", async () => {
    for (const method of ["GET", "HEAD"]) {
      for (const path of ["/", "/login?a=1", "/members/x/landing"]) {
        const plain = await at("www.velvet.test", path, {}, method);
        expect([plain.status, plain.headers.location]).toEqual([308, `http://${HOST}${path}`]);
      }
    }
    const secure = await at("www.velvet.test", "/login", { "X-Forwarded-Proto": "https" });
    expect(secure.headers.location).toBe(`https://${HOST}/login`);
    expect((await at("www.velvet.test:8080", "/login")).headers.location).toBe(`http://${HOST}:8080/login`);
    expect((await at(HOST, "/login")).status).toBe(200);
  });

  test("is the host that origin doesn't name", async () => {
    expect((await at("old.test", "/login")).headers.location).toBe("http://new.test/login");
    expect((await at("new.test", "/login")).status).toBe(200);
  });

  test("serves forms, calls, notices, files and well-known addresses itself", async () => {
    const files = ["/api/companyinfo.php", "/.well-known/security.txt", "/robots.txt", "/_i18n/en/messages.json"];
    for (const path of [...files, await script(), "/favicon.ico", "/sw.js"]) {
      expect((await at("www.velvet.test", path)).status, path).toBe(200);
    }
    const form = { email: "a@example.com", password: "wrong" };
    const login = await server.ask({ host: "www.velvet.test", method: "POST", path: "/login", form });
    expect(login.status).toBe(422);
    expect((await at("www.velvet.test", "/payments/notices/mollie", {}, "POST")).status).not.toBe(308);
  });
});
