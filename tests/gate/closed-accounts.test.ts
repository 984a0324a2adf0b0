import { createECDH } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { casesToDecide, decide } from "~/app/domain/safety/reports/cases";
import { projectRoot } from "~/app/settings/environment";
import { withSite } from "~/scripts/site-alone";
import { type DeclaredCall, declaredCalls } from "../support/calls";
import { type Listening, listenTo } from "../support/event-stream";
import { mailTo } from "../support/mailbox";
import { linkIn } from "../support/opened-mail";
import { anOperator } from "../support/people";
import { jpeg } from "../support/pictures";
import { type DeclaredRoute, declaredRoutes } from "../support/routes";
import { type Answer, type Ask, type Joined, startServer, type TestServer } from "../support/server";
import { eighthOf, isFull, shareOf } from "../support/share";
import { testIf } from "../support/tiers";

/**
 * Tests that a suspended or deleted account leaves no access. Requests every page, call and form with the former
 * session, and uses every open form and emailed link of that moment. `npm test` takes one address in eight.
 */
const host = "velvet.example";

const calls = (await declaredCalls()).filter(({ name }) => name !== "logout");
const allCalls = calls.filter(({ declared }) => declared.who === "member");
const memberCalls = eighthOf("calls of a closed account", allCalls);
const openCalls = eighthOf(
  "open calls of a closed account",
  calls.filter(({ declared, method }) => declared.who === "anyone" && method === "GET"),
);
const pages = declaredRoutes();
const memberPages = eighthOf(
  "pages of a closed account",
  pages.filter(({ loader }) => loader === "member" || loader === "secondFactor"),
);
const openPages = eighthOf(
  "open pages of a closed account",
  pages.filter(({ loader, path }) => (loader === "open" || loader === "visitor") && path !== "logout"),
);
const allForms = pages.filter(({ action }) => action === "member");
const memberForms = eighthOf("forms of a closed account", allForms);

let server: TestServer;
let anna: Joined;

beforeAll(async () => {
  server = await startServer({ velvet: { credits: { perMessage: 1 }, loggedOutSearch: "all" } });
  anna = await server.join(host, "Anna");
});

afterAll(() => server?.stop());

const ask = (request: Ask) => server.ask({ host, ...request });
const as = ({ cookie }: Pick<Joined, "cookie">) => ({ headers: { Cookie: cookie } });
const post = (path: string, form: Record<string, string>, who?: Pick<Joined, "cookie">) =>
  ask({ method: "POST", path, form, ...(who && as(who)) });
const mail = (email: string, subject?: string) => mailTo(join(server.dataDir, "mailbox", "velvet"), email, subject);

describe.each([
  ["suspended", suspend],
  ["deleted", remove],
])("a %s account", (state, close) => {
  let person: Joined;
  let other: { cookie: string };
  let address: (path: string) => string;
  let stream: Listening;
  let etag: string;
  let onTheWay: { name: string; finish(): Promise<Answer> }[];
  let loggingIn: { ticket: { cookie: string }; code: string };
  let links: { change: URL; reset: URL };
  let before: Record<string, unknown[]>;

  beforeAll(async () => {
    person = await server.join(host, `Closed ${state}`);
    other = cookieOf(await logIn(person));
    address = await addressesFor(person);
    const subscribed = await ask({ method: "POST", path: "/api/user.php?push=1", json: browser(), ...as(person) });
    expect(subscribed.status).toBe(200);
    expect(await onPush(person.id)).toHaveLength(1);
    loggingIn = await halfLoggedIn(person);
    links = await mailedTo(person);
    const uploaders: Joined[] = [];
    const photo = await jpeg(480, 360);
    onTheWay = [];
    for (const upload of uploads()) {
      const uploader = await server.join(host, `${state} ${"abcdefgh"[uploaders.length]}`);
      uploaders.push(uploader);
      const path = upload.path(await conversationOf(uploader));
      const parts = inParts({ conversation: await conversationOf(uploader), key: "last", text: "One more" }, photo);
      const begun = await server.begin({ host, method: "POST", path, ...parts(uploader) });
      onTheWay.push({ name: `upload ${upload.name}`, finish: begun.finish });
    }
    for (const [name, request] of writes(address)) {
      const begun = await server.begin({ host, ...request, headers: as(person).headers });
      onTheWay.push({ name, finish: begun.finish });
    }
    ({ etag = "" } = (await ask({ path: "/api/user.php", ...as(person) })).headers);
    stream = await listenTo(server, host, person);
    for (const path of memberPages.map((page) => address(page.path))) {
      const answer = await ask({ path, ...as(person) });
      if (refusesVisitors(answer)) throw new Error(`${path} asks a logged-in member to log in`);
    }
    for (const uploader of uploaders) await close(uploader);
    await close(person);
    before = await kept();
  });

  test("has its pending requests refused, and no data of these requests is stored", async () => {
    const answers = await Promise.all(onTheWay.map(async ({ name, finish }) => ({ name, answer: await finish() })));
    expect(answers.filter(({ answer }) => !refusesVisitors(answer)).map(saying)).toEqual([]);
    expect(await kept()).toEqual(before);
  });

  test("gets a visitor's refusal from every call with both sessions, a poll too", async () => {
    for (const { cookie } of [person, other]) {
      for (const call of memberCalls) {
        const headers = { Cookie: cookie, "If-None-Match": etag };
        const answer = await ask({ ...requestOf(call), headers });
        expect([answer.status, answer.json().error], `${call.name} ${call.key}`).toEqual([403, "auth.required"]);
      }
    }
  });

  test("is asked to log in on every members' page, and no form works", async () => {
    const asked: [string, Ask][] = [
      ...memberPages.flatMap(({ path }) => ["", ".data"].map((end) => [path, { path: `${address(path)}${end}` }])),
      ...writes(address),
    ] as [string, Ask][];
    const answers = [];
    for (const [name, request] of asked) {
      answers.push({ name, answer: await ask({ ...request, headers: as(person).headers }) });
    }
    expect(answers.filter(({ answer }) => !refusesVisitors(answer)).map(saying)).toEqual([]);
    expect(await kept()).toEqual(before);
  });

  test("gets a visitor's response on public pages, which name no member", async () => {
    const open = [
      ...openPages.flatMap(({ path }) => [address(path), `${address(path)}.data`.replace("/.data", "/_root.data")]),
      ...openCalls.map((call) => requestOf(call).path),
    ];
    for (const path of open) {
      const [answer, visitors] = [await ask({ path, ...as(person) }), await ask({ path })];
      const told = ({ status, headers }: Answer) => [status, headers.location];
      expect(told(answer), path).toEqual(told(visitors));
      expect(answer.body, path).not.toContain(person.email);
    }
  });

  test("is in no search, and its browsers get no push", async () => {
    expect((await ask({ path: `/members/${person.id}`, ...as(anna) })).status).toBe(404);
    expect(await onPush(person.id)).toEqual([]);
  });

  test("gets no session from a login that waited for its code", async () => {
    const { ticket, code } = loggingIn;
    const answer = await post("/login/code", { code }, ticket);
    expect(answer.headers.location).toBe(state === "suspended" ? "/login/suspended" : "/login/restore");
    expect(answer.cookies.some((each) => /session=/.test(each))).toBe(false);
    expect((await ask({ path: "/api/user.php", headers: { Cookie: ticket.cookie } })).status).toBe(403);
  });

  test("gets no session from emailed links, which don't change the address either", async () => {
    const token = (link: URL) => link.searchParams.get("token")!;
    const changed = await post(links.change.pathname, { token: token(links.change) });
    expect(changed.headers.location).toBe("/mail-change/do");
    const set = { token: token(links.reset), password: "quite another one" };
    const reset = await post(links.reset.pathname, set);
    for (const answer of [changed, reset]) expect(answer.cookies.some((each) => /session=/.test(each))).toBe(false);
    const entered = await post("/login", { email: person.email, password: set.password });
    expect(entered.cookies.some((each) => /session=/.test(each))).toBe(false);
  });

  // A suspension comes from another process, and the server may notice it half a minute later.
  testIf(isFull || state === "deleted")("has its event stream ended without further events", async () => {
    const told = stream.events.length;
    await post(`/members/${person.id}/like`, {}, anna);
    await expect.poll(() => stream.ended).toBe(true);
    expect(stream.events).toHaveLength(told);
  });
});

/** Suspends as an operator, from another process than the server's. */
async function suspend({ id }: Joined): Promise<void> {
  const said = { profile: id, reason: "spam", words: "Asks for money" };
  expect((await ask({ method: "POST", path: "/api/reports.php", json: said, ...as(anna) })).status).toBe(201);
  const { dataDir, place, tenants } = server;
  const machine = { tenantsDir: tenants.dir, dataDir, databaseUrl: place.url, mediaUrl: undefined, port: server.port };
  await withSite(machine, "velvet", async (site) => {
    const found = (await casesToDecide(site)).rows.find(({ subjectId }) => subjectId === id)!;
    const decision = { actor: "Mia", rule: "No begging", facts: "Asked for money.", suspendUntil: null };
    await decide(site, anOperator, found.id, found.version, decision);
  });
}

/** Deletes as the owner. */
async function remove({ password, ...person }: Joined): Promise<void> {
  expect((await post("/account/delete", { password }, person)).headers.location).toBe("/account-deleted");
}

const logIn = ({ email, password }: Joined) => post("/login", { email, password });

function cookieOf({ cookies }: Answer): { cookie: string } {
  return { cookie: cookies.map((each) => each.split(";")[0]).join("; ") };
}

/** Requests a new address and a new password. Returns the emailed links. */
async function mailedTo(person: Joined): Promise<{ change: URL; reset: URL }> {
  const email = `new.${person.email}`;
  await post("/notifications/address", { email, password: person.password }, person);
  await post("/reset-password", { email: person.email });
  const change = linkIn(await mail(email));
  return { change, reset: linkIn(await mail(person.email, "Choose a new password")) };
}

/**
 * Turns on a second factor and logs in with the password only. Returns the cookies of the login that waits for a code,
 * and a recovery code.
 */
async function halfLoggedIn(person: Joined): Promise<{ ticket: { cookie: string }; code: string }> {
  const { body } = await ask({ path: "/account/second-factor", ...as(person) });
  const key = /<code[^>]*>([A-Z2-7 ]{39})<\/code>/.exec(body)![1]!.replaceAll(" ", "");
  const sealed = /name="sealed" value="([^"]+)"/.exec(body)![1]!;
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
  const on = await post("/account/second-factor", { sealed, code, password: person.password }, person);
  const [, recovery] = /<code[^>]*>([a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4})<\/code>/.exec(on.body)!;
  return { ticket: cookieOf(await logIn(person)), code: recovery! };
}

async function conversationOf(who: Joined): Promise<string> {
  return (await ask({ path: `/api/chat.php?profile=${anna.id}`, ...as(who) })).json().id;
}

/** Returns the addresses of a route, with the person's own ids. */
async function addressesFor(person: Joined): Promise<(path: string) => string> {
  const made = await ask({
    method: "POST",
    path: "/api/profileimage.php",
    ...inParts({}, await jpeg(480, 360))(person),
  });
  const photo: string = made.json().image.id;
  await post(`/profile/photos/${photo}/private`, { private: "1" }, person);
  expect((await ask({ path: `/profile/photos/${photo}/picture`, ...as(person) })).status).toBe(200);
  const ids: Record<string, string> = { chatId: await conversationOf(person), memberId: anna.id, photoId: photo };
  return (path) => `/${path.replace(/\/?:\w+\?$/, "").replace(/:(\w+)/g, (_, name) => ids[name] ?? anna.id)}`;
}

/** Every upload by members. */
function uploads(): { name: string; path(conversation: string): string }[] {
  const takesFile = ({ declared }: DeclaredCall) => declared.takesFile || declared.input === "multipart/form-data";
  const forms = allForms.filter(({ file }) =>
    /\b(takePhotos|submitWithFile)\(/.test(readFileSync(join(projectRoot, "app", file), "utf8")),
  );
  return shareOf("uploads of a closed account", [
    ...allCalls.filter(takesFile).map(({ path }) => ({ name: path, path: () => path })),
    ...forms.map(({ path }) => ({ name: path, path: (chat: string) => `/${path.replace(":chatId", chat)}` })),
  ]);
}

/** Every write by members, each with a body. */
function writes(address: (path: string) => string): [string, Ask][] {
  const sent = memberCalls.filter(({ method }) => method !== "GET");
  return [
    ...sent.map((call): [string, Ask] => [`${call.name} ${call.key}`, requestOf(call)]),
    ...memberForms.map((page): [string, Ask] => [page.path, formOf(page, address)]),
  ];
}

function formOf({ path }: DeclaredRoute, address: (path: string) => string): Ask {
  return { method: "POST", path: address(path), form: { key: "last", text: "One more" } };
}

function requestOf({ key, method, path }: DeclaredCall): Ask {
  const [, query = ""] = key.split("?");
  return { method, path: `${path}?${query}`, ...(method !== "GET" && { json: {} }) };
}

function inParts(fields: Record<string, string>, file: Buffer) {
  const head = Object.entries(fields).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  head.push(`--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`);
  const body = Buffer.concat([Buffer.from(head.join("")), file, Buffer.from("\r\n--b--\r\n")]);
  return ({ cookie }: Joined) => {
    return { body, headers: { Cookie: cookie, "Content-Type": "multipart/form-data; boundary=b" } };
  };
}

/** Returns whether a response is the one for a visitor. */
function refusesVisitors({ status, headers, body }: Answer): boolean {
  if (status === 302) return headers.location!.startsWith("/login?next=");
  return status === 202 ? body.includes("/login?next=") : status === 403 && body.includes("auth.required");
}

const saying = ({ name, answer }: { name: string; answer: Answer }) =>
  `${name}: ${answer.status} ${answer.headers.location ?? ""} ${answer.body.slice(0, 200)}`;

/** Returns all rows except those that the outbox changes meanwhile. */
async function kept(): Promise<Record<string, unknown[]>> {
  // Leaves out the tables that the outbox changes independently.
  const { outbox: _, mail: __, ...rows } = await server.rows("velvet");
  return rows;
}

async function onPush(account: string): Promise<unknown[]> {
  const { push_subscription: rows } = await server.rows("velvet");
  return (rows as { accountId: string }[]).filter(({ accountId }) => accountId === account);
}

function browser() {
  const keys = { p256dh: createECDH("prime256v1").generateKeys("base64url"), auth: "BTBZMqHH6r4Tts7J_aSIgg" };
  return { endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${keys.p256dh}`, expirationTime: null, keys };
}
