import { join } from "node:path";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mailTo as mailIn } from "../support/mailbox";
import { linkIn } from "../support/opened-mail";
import { processorTime } from "../support/process";
import { type Answer, type Ask, type Joined, startServer, type TestServer } from "../support/server";

const HOST = "velvet.example";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ velvet: {}, onyx: {} }, { LOG_LEVEL: "info" });
});

afterAll(() => server?.stop());

const ask = (path: string, request: Partial<Ask> = {}) => server.ask({ host: HOST, path, ...request });
const as = ({ cookie }: Pick<Joined, "cookie">) => ({ headers: { Cookie: cookie } });
const post = (path: string, form: Record<string, string>, who?: Pick<Joined, "cookie">, host = HOST) =>
  server.ask({ host, path, method: "POST", form, ...(who && as(who)) });
const logIn = (email: string, password: string, host = HOST) => post("/login", { email, password }, undefined, host);
/** Returns the response's cookies as a browser sends them. */
const jarOf = (answer: Answer) => ({
  cookie: answer.cookies.map((each) => each.split(";")[0]).join("; "),
});

const mailTo = (email: string, subject: string) => mailIn(join(server.dataDir, "mailbox", "velvet"), email, subject);

/** Returns the CPU seconds of work, which a busy machine does not change. */
async function workFor(work: () => Promise<unknown>): Promise<number> {
  const before = processorTime(server.pid);
  await work();
  return processorTime(server.pid) - before;
}

describe("the login does not reveal whether an address is known", () => {
  test("by text, size or headers", async () => {
    const anna = await server.join(HOST, "Anna");
    // Uses an unknown address of the same length, because the form repeats the input.
    const unknown = "nope@example.com";
    expect(unknown).toHaveLength(anna.email.length);
    const [known, other] = [await logIn(anna.email, "wrong"), await logIn(unknown, "wrong")];
    const told = ({ status, headers, body }: Answer) => ({
      status,
      headers: { ...headers, date: "", "content-security-policy": "", "x-trace-id": "" },
      body: body.replaceAll(anna.email, unknown).replaceAll(/nonce="[^"]*"/g, ""),
    });
    expect(told(known)).toEqual(told(other));
    expect(known.body).toContain("Wrong e-mail address or password.");
  });

  test("by its CPU time", async () => {
    const bert = await server.join("onyx.example", "Bert");
    const work = { known: 0, unknown: 0 };
    for (let round = 0; round < 10; round++) {
      work.known += await workFor(() => logIn(bert.email, "wrong", "onyx.example"));
      work.unknown += await workFor(() => logIn("nobody@example.com", "wrong", "onyx.example"));
    }
    // Expects similar work, because password hashing dominates: without it an unknown address would take a tenth.
    expect(work.unknown / work.known).toBeGreaterThan(0.5);
    expect(work.known / work.unknown).toBeGreaterThan(0.5);
  });

  test("by its rate limit: 25 attempts in five minutes from one address, with Retry-After", async () => {
    await server.tenants.tenant("limited", {});
    await expect.poll(async () => (await ask("/login", { host: "limited.example" })).status).toBe(200);
    for (let tried = 0; tried < 25; tried++) {
      expect((await logIn("nobody@example.com", "wrong", "limited.example")).status).toBe(422);
    }
    const refused = await logIn("nobody@example.com", "wrong", "limited.example");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.body).toMatch(/for 25 logins in five minutes\. You can try again in [1-5] min\./);
    expect((await logIn("nobody@example.com", "wrong")).status).toBe(422);
  });
});

test("the login limit exempts a browser that signed up or logged in before", async () => {
  await server.tenants.tenant("known", {});
  const host = "known.example";
  await expect.poll(async () => (await ask("/login", { host })).status).toBe(200);
  const nina = await server.signUp(host, "Nina");
  const device = (answer: Answer) => answer.cookies.find((each) => /^device=/.test(each));
  const first = device(await logIn(nina.email, nina.password, host));
  expect(first).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/);
  for (let tried = 0; tried < 24; tried++) await logIn("nobody@example.com", "wrong", host);
  expect((await logIn(nina.email, nina.password, host)).status).toBe(429);
  const known = { cookie: first!.split(";")[0]! };
  const form = { email: nina.email, password: nina.password };
  const entered = await post("/login", form, known, host);
  expect(entered.headers.location).toBe("/home");
  expect((await ask("/pages/cookies", { host })).body).toContain("logged in from this browser before");

  const change = { current: nina.password, password: "another of Nina's" };
  const changed = await post("/account/password", change, jarOf(entered), host);
  expect(device(changed)).toBeDefined();
  const renewed = { ...form, password: change.password };
  expect((await post("/login", renewed, known, host)).status).toBe(429);
  expect((await post("/login", renewed, jarOf(changed), host)).headers.location).toBe("/home");
});

test("the sign-up limit is 100 in five minutes from one address and site, with Retry-After", async () => {
  const signUp = (host: string, path = "/signup") => {
    const person = { email: "gusta@example.com", name: "Gusta", password: "correct horse battery" };
    const born = { birth_day: "14", birth_month: "3", birth_year: "1990" };
    const form = { ...person, ...born, consent_terms: "on", consent_sensitive_data: "on" };
    return server.ask({ host, path, method: "POST", form, headers: { "Accept-Language": "nl" } });
  };
  await server.tenants.tenant("crowded", { languages: ["en", "nl"] });
  await expect.poll(async () => (await ask("/login", { host: "crowded.example" })).status).toBe(200);
  const statuses = [];
  for (let tried = 0; tried < 100; tried++) statuses.push((await signUp("crowded.example")).status);
  expect(statuses).toEqual([302, ...Array(99).fill(409)]);
  for (const path of ["/signup", "/signup.data"]) {
    const refused = await signUp("crowded.example", path);
    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    if (path === "/signup") expect(refused.body).toMatch(/Over [1-5] min\. kun je het weer proberen/);
  }
  expect((await signUp("onyx.example")).status).toBe(302);
});

test("a sign-up names each missing field, and each step offers a way on", async () => {
  const refused = await post("/signup", {});
  const missing = ["Choose the name that others will see.", "Enter your e-mail address.", "Enter a password."];
  for (const text of [...missing, "Enter your date of birth."]) expect(refused.body).toContain(text);
  expect(refused.body).not.toContain("Value is required");
  const nora = await server.signUp(HOST, "Nora");
  const seen = async (path: string) => (await ask(path, as(nora))).body;
  let path = "/signup/personal";
  while (path.startsWith("/signup/personal"))
    path = /<a[^>]*href="([^"]+)"[^>]*>(?:<[^>]+>)*Skip this question/.exec(await seen(path))![1]!;
  expect(path).toBe("/signup/about");
  const sending = await seen("/signup/sending");
  expect(sending).toContain(`On its way to ${nora.email}`);
  expect(/<script[^>]*text\/later[^>]*>/.exec(sending)?.[0]).not.toContain("async");
});

describe("a second factor", () => {
  const keyIn = ({ body }: Answer) => /<code[^>]*>([A-Z2-7 ]{39})<\/code>/.exec(body)![1]!;
  const codeOf = (key: string, ahead = 0) =>
    new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) }).generate({
      timestamp: Date.now() + ahead * 30_000,
    });

  test("is turned on by a form, required at the next login, and refuses a used code", async () => {
    const cleo = await server.join(HOST, "Cleo");
    const page = await ask("/account/second-factor", as(cleo));
    const key = keyIn(page);
    const sealed = /name="sealed" value="([^"]+)"/.exec(page.body)![1]!;
    const wrong = await post("/account/second-factor", { sealed, code: "000000", password: cleo.password }, cleo);
    expect(wrong.status).toBe(422);
    // Expects the answer to a wrong code to keep the app's secret without a new picture.
    expect(wrong.body).toContain(`value="${sealed}"`);
    expect(wrong.body).not.toMatch(/<code|value="000000"/);
    const code = codeOf(key);
    const on = await post("/account/second-factor", { sealed, code, password: cleo.password }, cleo);
    expect(on.status).toBe(200);
    expect(on.headers["cache-control"]).toBe("no-store");
    const codes = [...on.body.matchAll(/<code[^>]*>([a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4})<\/code>/g)].map(
      ([, each]) => each!,
    );
    expect(codes).toHaveLength(10);

    const first = await post("/login", { email: cleo.email, password: cleo.password, next: "/likes" });
    expect([first.status, first.headers.location]).toEqual([302, "/login/code?next=%2Flikes"]);
    expect(first.cookies).toEqual([
      expect.stringMatching(/^login-step=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/),
    ]);
    const jar = jarOf(first);
    expect((await ask("/home", as(jar))).headers.location).toContain("/login");
    expect((await ask("/api/user.php", as(jar))).status).toBe(403);
    expect((await ask("/login/code?next=%2Flikes", as(jar))).body).toContain('autoComplete="one-time-code"');
    const replayed = await post("/login/code", { code, next: "/likes" }, jar);
    expect([replayed.status, replayed.body.includes("has been used already")]).toEqual([422, true]);
    const second = await post("/login/code", { code: codes[0]!, next: "/likes" }, jar);
    expect([second.status, second.headers.location]).toEqual([302, "/likes"]);
    expect((await ask("/home", as(jarOf(second)))).status).toBe(200);
    expect(second.cookies.some((each) => /^login-step=;.*Max-Age=0/.test(each))).toBe(true);
    expect((await ask("/login/code")).headers.location).toBe("/login");

    const off = await post("/account/second-factor/off", { code: codeOf(key, 1) }, cleo);
    expect(off.headers.location).toBe("/account/second-factor?off");
    expect((await logIn(cleo.email, cleo.password)).headers.location).toBe("/home");
  });
});

describe("a member's devices", () => {
  test("are listed, and logged out one by one or all others", async () => {
    const dora = await server.join(HOST, "Dora");
    const others = await Promise.all([1, 2, 3].map(async () => jarOf(await logIn(dora.email, dora.password))));
    const { body } = await ask("/account/devices", as(dora));
    const ends = [...body.matchAll(/action="(\/account\/devices\/[\w-]{43}\/end)"/g)].map(([, path]) => path!);
    expect(ends).toHaveLength(3);
    expect((await post(ends[0]!, {}, dora)).headers.location).toBe("/account/devices?ended");
    const alive = async () =>
      (await Promise.all(others.map((each) => ask("/api/user.php", as(each))))).map(({ status }) => status);
    expect((await alive()).sort()).toEqual([200, 200, 403]);
    await post("/account/devices/end-others", {}, dora);
    expect(await alive()).toEqual([403, 403, 403]);
    expect((await ask("/api/user.php", as(dora))).status).toBe(200);
  });

  test("are logged out by a new password", async () => {
    const emil = await server.join(HOST, "Emil");
    const other = jarOf(await logIn(emil.email, emil.password));
    const changed = await post("/account/password", { current: emil.password, password: "another of emil's" }, emil);
    expect(changed.headers.location).toBe("/account/password?saved");
    expect((await ask("/api/user.php", as(other))).status).toBe(403);
    expect((await ask("/api/user.php", as(emil))).status).toBe(200);
    const refused = await post("/account/password", { current: "wrong", password: "yet another one" }, emil);
    expect([refused.status, refused.body.includes('wrong"')]).toEqual([422, false]);
  });
});

describe("an export", () => {
  test("is announced by an email without an access key, and downloaded only by its owner", async () => {
    const [finn, gert] = [await server.join(HOST, "Finn"), await server.join(HOST, "Gert")];
    expect((await post("/account/export", {}, finn)).headers.location).toBe("/account/export");
    const link = linkIn(await mailTo(finn.email, "Your file is ready"));
    expect(link.pathname + link.search).toBe("/account/export");
    const { body } = await ask(link.pathname, as(finn));
    const path = /href="(\/account\/export\/[\w-]+)"/.exec(body)![1]!;
    const answer = await ask(path, as(finn));
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="my-data.zip"',
      "cache-control": "private, no-store",
    });
    expect((await ask(path, { method: "HEAD", ...as(finn) })).headers["content-length"]).toBe(
      answer.headers["content-length"],
    );
    expect(server.log()).not.toContain("a request failed");
    expect((await ask(path, as(gert))).status).toBe(404);
    expect((await ask(path)).headers.location).toContain("/login");
    const onyx = await server.join("onyx.example", "Finn");
    expect((await server.ask({ host: "onyx.example", path, ...as(onyx) })).status).toBe(404);
  });
});

describe("deleting an account", () => {
  test("ends all sessions, hides the account, offers its restoration, and leaves no text in the log", async () => {
    const wilma = await server.join(HOST, "Wilmacanary");
    const other = jarOf(await logIn(wilma.email, wilma.password));
    const refused = await post("/account/delete", { password: "wrong" }, wilma);
    expect([refused.status, refused.body.includes("That is not your password")]).toEqual([422, true]);
    const deleted = await post("/account/delete", { password: wilma.password }, wilma);
    expect([deleted.status, deleted.headers.location]).toEqual([302, "/account-deleted"]);
    expect(deleted.cookies.join()).toMatch(/session=;.*Max-Age=0/);
    for (const each of [wilma, other]) expect((await ask("/api/user.php", as(each))).status).toBe(403);
    expect((await ask("/members")).body).not.toContain("Wilmacanary");
    expect((await ask(`/members/${wilma.id}`)).status).toBe(404);
    expect((await ask(`/api/validate_email.php?email=${wilma.email}`)).json().status).toBe("deleted");
    await mailTo(wilma.email, "Your account was deleted");

    expect((await logIn(wilma.email, "wrong")).status).toBe(422);
    const again = await logIn(wilma.email, wilma.password);
    expect(again.headers.location).toMatch(/^\/login\/restore/);
    const jar = jarOf(again);
    expect((await ask("/login/restore", as(jar))).body).toContain("Bring it back");
    expect((await ask("/login/restore")).headers.location).toBe("/login");
    const back = await post("/login/restore", {}, jar);
    expect(back.headers.location).toBe("/home");
    expect((await ask("/api/user.php", as(jarOf(back)))).json().user.email).toBe(wilma.email);
    expect(server.log()).toContain("/account/delete");
    expect(server.log()).not.toMatch(/wilmacanary/i);
  });
});
