import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Answer, startServer, type TestServer } from "../support/server";

const [VELVET, ONYX] = ["velvet.example", "onyx.example"];

let server: TestServer;

beforeAll(async () => {
  server = await startServer(
    {
      velvet: { name: "Velvet" },
      onyx: { name: "Onyx", template: "lavish", niche: 7 },
      referred: { signups: "with_trafficsource" },
      referred2: { signups: "with_trafficsource" },
      spoilt: {},
    },
    { TRUST_PROXY: "loopback" },
  );
});

afterAll(() => server?.stop());

describe("a site rejects what belongs to another site:", () => {
  let anna: Awaited<ReturnType<TestServer["join"]>>;
  let onOnyx: Awaited<ReturnType<TestServer["join"]>>;

  beforeAll(async () => {
    anna = await server.join(VELVET, "Anna", "a password for velvet");
    onOnyx = await server.join(ONYX, "Anna", "another one for onyx");
  });

  test("a session", async () => {
    expect((await as(anna.cookie, VELVET, "/api/user.php")).status).toBe(200);
    expect((await as(anna.cookie, ONYX, "/api/user.php")).status).toBe(403);
    expect((await as(anna.cookie, ONYX, "/home")).headers.location).toBe("/login?next=%2Fhome");
  });

  test("an id", async () => {
    const bert = await server.join(VELVET, "Bert");
    const { id: conversation } = (await as(anna.cookie, VELVET, `/api/chat.php?profile=${bert.id}`)).json();
    for (const path of [
      `/members/${bert.id}`,
      `/likes/m/${bert.id}`,
      `/members/${bert.id}/chat`,
      `/chats/${conversation}`,
      `/api/chat.php?profile=${bert.id}`,
      `/api/messages.php?conversation=${conversation}`,
    ]) {
      expect((await as(onOnyx.cookie, ONYX, path)).status, path).toBe(404);
    }
    for (const [path, json] of [
      ["/api/likes.php", { profile: bert.id }],
      ["/api/blocks.php", { profile: bert.id }],
      ["/api/read.php", { conversation }],
      ["/api/messages.php", { conversation, text: "Hi", key: "1" }],
    ] as const) {
      const headers = { Cookie: onOnyx.cookie };
      expect((await server.ask({ host: ONYX, method: "POST", path, headers, json })).status, path).toBe(404);
    }
  });

  test("an account: the same email address belongs to another person there", async () => {
    expect(anna.email).toBe(onOnyx.email);
    expect(await logIn(VELVET, anna.email, "a password for velvet")).toBe(302);
    expect(await logIn(ONYX, anna.email, "a password for velvet")).toBe(422);
    expect(await logIn(ONYX, anna.email, "another one for onyx")).toBe(302);
    expect(await logIn(VELVET, anna.email, "another one for onyx")).toBe(422);
    expect((await server.ask({ host: ONYX, path: "/api/logout.php" })).json()).toBe("done");
    expect((await as(anna.cookie, VELVET, "/api/user.php")).status).toBe(200);
  });

  test("the token of an address", async () => {
    const email = "new@example.com";
    const path = `/api/validate_email.php?email=${email}`;
    const { token } = (await server.ask({ host: VELVET, path })).json();
    const [n, csrf] = ["x", createHash("sha256").update(`${email}x`).digest("hex")];
    const join = (host: string) =>
      server.ask({ host, method: "POST", path: "/api/user.php?new=1", json: { email, n, csrf, token } });
    expect((await join(ONYX)).json().error).toBe("signup.bad_token");
    expect((await join(VELVET)).status).toBe(422);
  });

  test("the cookie that closes the sign-up to a child", async () => {
    const child = await signUp(VELVET, "Child", { birth_year: String(new Date().getUTCFullYear() - 10) });
    expect(child.status).toBe(422);
    const cookie = child.cookies.find((each) => each.startsWith("age-refused="))!.split(";")[0]!;
    expect((await signUp(VELVET, "Grown up", {}, cookie)).status).toBe(403);
    // Expects that no page offers the sign-up form to that browser again.
    for (const path of ["/", "/signup", "/nowhere", "/landers/landing"]) {
      const pageFor = (headers: Record<string, string>) => server.ask({ host: VELVET, path, headers });
      const form = /<form[^>]*data-form="signup"/;
      if (path !== "/landers/landing") expect((await pageFor({})).body, path).toMatch(form);
      expect((await pageFor({ Cookie: cookie })).body, path).not.toMatch(form);
    }
    expect((await signUp(ONYX, "Grown up", {}, cookie)).status).toBe(302);
  });

  test("the cookie of a traffic source", async () => {
    const arrived = await server.ask({ host: "referred.example", path: "/?network=partner" });
    const cookie = arrived.cookies.find((each) => each.startsWith("network="))!.split(";")[0]!;
    expect((await signUp("referred2.example", "Sent", {}, cookie)).status).toBe(403);
    expect((await signUp("referred.example", "Sent", {}, cookie)).status).toBe(302);
  });

  test("a picture", async () => {
    const folder = join(server.dataDir, "velvet/media");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "portrait.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
    expect((await server.ask({ host: VELVET, path: "/media/portrait.svg" })).status).toBe(200);
    expect((await server.ask({ host: ONYX, path: "/media/portrait.svg" })).status).toBe(404);
  });
});

describe("tenants come, change and go while the server runs", () => {
  const title = async (host: string) => {
    const { status, body } = await server.ask({ host, path: "/login" });
    return `${status} ${/<title>.*?<\/title>/.exec(body)?.[0] ?? ""}`;
  };

  test("a folder becomes a site, an edit shows, a removed folder ends the site", async () => {
    const host = "fresh.example";
    expect(await title(host)).toMatch(/^421/);
    server.tenants.tenant("fresh", { name: "Fresh" });
    await eventually(async () => expect(await title(host)).toMatch(/^200 .*Fresh/));
    const member = await server.join(host, "Anna");
    server.tenants.tenant("fresh", { name: "Renamed" });
    await eventually(async () => expect(await title(host)).toMatch(/^200 .*Renamed/));
    expect((await as(member.cookie, host, "/api/user.php")).status).toBe(200);
    rmSync(server.tenants.path("fresh"), { recursive: true });
    await eventually(async () => expect(await title(host)).toMatch(/^421/));
    server.tenants.tenant("fresh", { name: "Back" });
    await eventually(async () => expect(await title(host)).toMatch(/^200 .*Back/));
    expect((await as(member.cookie, host, "/api/user.php")).status).toBe(200);
  });

  test.each([
    ["broken JSON", '{ "name": '],
    ["an unknown template", { template: "baroque" }],
    ["a host that another one holds", { hosts: [VELVET] }],
    ["nothing", ""],
  ])("an invalid config (%s) changes no site", async (what, config) => {
    const slug = what.toLowerCase().replaceAll(" ", "-");
    if (typeof config === "string") server.tenants.write(`${slug}/tenant.json`, config);
    else server.tenants.tenant(slug, config);
    await eventually(async () => expect(server.log()).toContain(`${slug}/tenant.json`));
    expect(await title(`${slug}.example`)).toMatch(/^421/);
    expect(await title(VELVET)).toMatch(/^200 .*Velvet/);
    expect(await title(ONYX)).toMatch(/^200 .*Onyx/);
    rmSync(server.tenants.path(slug), { recursive: true });
  });

  test("an invalid edit keeps the last valid version", async () => {
    server.tenants.write("onyx/tenant.json", '{ "name": "Broken"');
    await eventually(async () => expect(server.log()).toContain("onyx/tenant.json"));
    expect(await title(ONYX)).toMatch(/^200 .*Onyx/);
    server.tenants.tenant("onyx", { name: "Onyx again", template: "classic" });
    await eventually(async () => expect(await title(ONYX)).toMatch(/^200 .*Onyx again/));
  });
});

describe("an unreadable database", () => {
  test("closes only its own site, with a message", async () => {
    await server.spoil("spoilt");
    for (const path of ["/", "/members", "/api/search.php", "/api/validate_email.php?email=a@example.com"]) {
      const answer = await server.ask({ host: "spoilt.example", path, headers: { "Accept-Language": "nl" } });
      expect(answer.status, path).toBe(503);
      expect(answer.body).toContain("Er wordt aan deze site gewerkt");
      expect(answer.body).not.toMatch(/sqlite|postgres|relation|\bat \w+ \(/i);
      expect(answer.headers["retry-after"]).toBe("10");
    }
    expect((await server.ask({ host: VELVET, path: "/" })).status).toBe(200);
    expect(server.alive()).toBe(true);
  });

  test("does the same if it breaks while it is open", async () => {
    const member = await server.join(ONYX, "Carla");
    await server.spoil("onyx");
    for (const path of ["/home", "/members", "/api/chats.php"]) {
      const { status, body } = await as(member.cookie, ONYX, path);
      expect([200, 503]).toContain(status);
      if (status === 503) expect(body).not.toMatch(/sqlite|postgres|relation|\bat \w+ \(/i);
    }
    expect((await server.ask({ host: VELVET, path: "/members" })).status).toBe(200);
    expect(server.alive()).toBe(true);
  });
});

describe("behind a proxy that ends TLS", () => {
  const tls = { "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7" };

  test("responses have HSTS and host-only cookies", async () => {
    const joined = await signUp(VELVET, "Dora", {}, "", tls);
    expect(joined.headers["strict-transport-security"]).toMatch(/^max-age=\d{7,}/);
    const cookie = joined.cookies.find((each) => each.startsWith("__Host-session="))!;
    for (const part of ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"]) expect(cookie).toContain(part);
    expect(cookie).not.toMatch(/domain/i);
    const session = cookie.split(";")[0]!;
    const own = (headers: Record<string, string>) => server.ask({ host: VELVET, path: "/api/user.php", headers });
    expect((await own({ Cookie: session, ...tls })).status).toBe(200);
    // Sends the bare name, which a sibling domain can set, unlike the prefixed name.
    expect((await own({ Cookie: session.replace("__Host-", ""), ...tls })).status).toBe(403);
  });

  test("responses without TLS have neither HSTS nor prefixed cookies", async () => {
    const joined = await signUp(VELVET, "Edda");
    expect(joined.headers["strict-transport-security"]).toBeUndefined();
    expect(joined.cookies.join()).not.toMatch(/__Host-|Secure/);
  });

  test.each(["::::,,", "999.999.999.999", "unknown", "a".repeat(5000), "127.0.0.1, ::1, [::1]:80", "\x80"])(
    "X-Forwarded-For %j causes no error",
    async (address) => {
      const answer = await server.ask({
        host: VELVET,
        path: `/api/validate_email.php?email=a${address.length}@example.com`,
        headers: { "X-Forwarded-For": address },
      });
      expect(answer.status).toBe(200);
    },
  );
});

function as(cookie: string, host: string, path: string): Promise<Answer> {
  return server.ask({ host, path, headers: { Cookie: cookie } });
}

async function logIn(host: string, email: string, password: string): Promise<number> {
  return (await server.ask({ host, method: "POST", path: "/login", form: { email, password } })).status;
}

function signUp(host: string, name: string, given: object = {}, cookie = "", headers: Record<string, string> = {}) {
  const form = {
    email: `${name.toLowerCase().replace(" ", ".")}@example.com`,
    name,
    password: "correct horse battery",
    birth_day: "14",
    birth_month: "3",
    birth_year: "1990",
    consent_terms: "on",
    consent_sensitive_data: "on",
    ...given,
  };
  return server.ask({ host, method: "POST", path: "/signup", form, headers: { Cookie: cookie, ...headers } });
}

/** Retries until the check succeeds. tenants/config/watch.test.ts measures the time. */
async function eventually(holds: () => Promise<void>): Promise<void> {
  await expect.poll(() => holds().then(() => "holds", String)).toBe("holds");
}
