import { afterAll, beforeAll, expect, test } from "vitest";
import { altered } from "../support/altered";
import { type Answer, type Ask, type Joined, startServer, type TestServer } from "../support/server";

const HOST = "velvet.example";
const ASKING = "asking.example";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ velvet: {}, asking: { rememberTrafficSource: true } });
});

afterAll(() => server?.stop());

/** The site that asks whether it may remember a visitor's source. */
const at = (path: string, request: Partial<Ask> = {}) => server.ask({ host: ASKING, path, ...request });
const choose = (answer: string, next = "/?network=ads&ref=7") =>
  at("/consent", { method: "POST", form: { answer, next } });
const as = ({ cookie }: Pick<Joined, "cookie">) => ({ headers: { Cookie: cookie } });
/** Returns the response's cookies as a browser sends them. */
const jarOf = (answer: Answer) => ({
  cookie: answer.cookies.map((each) => each.split(";")[0]).join("; "),
});

test("the consent question appears where it is needed, with nothing stored before", async () => {
  const page = await at("/?network=ads&ref=7");
  expect([page.status, page.headers["set-cookie"]]).toEqual([200, undefined]);
  const answers = [
    ...page.body.matchAll(
      /<button[^>]*name="answer"[^>]*class="([^"]*)"|<button[^>]*class="([^"]*)"[^>]*name="answer"/g,
    ),
  ];
  expect(new Set(answers.map(([, one, two]) => one ?? two)).size).toBe(1);
  expect(answers).toHaveLength(2);
  for (const path of ["/", "/login", "/pages/privacy", "/members", "/nowhere"]) {
    expect((await at(path)).body, path).toContain('href="/consent"');
    expect((await server.ask({ host: HOST, path })).body, path).not.toContain("/consent");
  }
});

test("the consent question is only for visitors with a source, and on no page with its own form", async () => {
  const sent = "?network=ads&ref=7";
  const gerda = await server.join(ASKING, "Gerda");
  const asks = async (path: string, request: Partial<Ask> = {}) =>
    (await at(path, request)).body.includes("data-consent");
  expect(await asks(`/${sent}`)).toBe(true);
  expect(await asks(`/pages/privacy${sent}`)).toBe(true);
  expect(await asks("/")).toBe(false);
  expect(await asks(`/home${sent}`, as(gerda))).toBe(false);
  for (const path of ["/signup", "/login", "/reset-password", "/complaints", "/offline"]) {
    expect(await asks(path + sent), path).toBe(false);
  }
});

test("consent is remembered for thirty days with content, version and time; a refusal is not remembered, and can be changed", async () => {
  const yes = await choose("yes");
  expect([yes.status, yes.headers.location]).toEqual([302, "/"]);
  const [choice, network] = yes.cookies;
  expect(choice).toMatch(/^choice=1-yes-\d{13}; .*HttpOnly.*Max-Age=15552000/);
  expect(network).toMatch(/^network=[^;]+;.*Max-Age=2592000/);
  const page = await at("/", as(jarOf(yes)));
  expect(page.body).not.toContain('name="answer"');
  expect((await at("/consent", as(jarOf(yes)))).body).toContain("You said yes on");

  // The page contains the expiry date for local storage, which a script writes.
  expect(page.body).toMatch(/"until\\?",\d{13}/);
  expect((await at("/")).body).not.toMatch(/"until\\?"/);

  const no = await choose("no");
  expect([no.status, no.headers.location]).toEqual([302, "/"]);
  expect(no.cookies.map((each) => each.slice(0, 12))).toEqual(["choice=1-no-", "network=; Pa"]);
  const later = await at("/?network=ads", as(jarOf(no)));
  expect([later.headers.location, later.headers["set-cookie"]]).toEqual(["/", undefined]);
  const changed = await at("/consent", {
    method: "POST",
    form: { answer: "no", next: "/consent" },
    ...as(jarOf(yes)),
  });
  expect(changed.cookies.join()).toMatch(/network=;.*Max-Age=0/);
});

test("a sign-up does not wait for consent: its page contains the signed source, and the server ignores any other value", async () => {
  const page = await at("/signup?network=%7Bads%7D&ref=7");
  expect([page.status, page.headers["set-cookie"]]).toEqual([200, undefined]);
  const source = /name="source" value="([^"]+)"/.exec(page.body)![1]!;
  const join = async (name: string, brought: string) => {
    const born = { birth_day: "14", birth_month: "3", birth_year: "1990" };
    const agreed = { consent_terms: "on", consent_sensitive_data: "on" };
    const email = `${name.toLowerCase()}@example.com`;
    const form = { email, name, password: "correct horse battery", ...born, ...agreed, source: brought };
    expect((await at("/signup", { method: "POST", form })).status).toBe(302);
    const { account } = await server.rows("asking");
    return (account as { email: string; trafficSource: unknown }[]).find(({ email }) => email === form.email);
  };
  const sent = (await join("Ida", source))!.trafficSource;
  expect(typeof sent === "string" ? JSON.parse(sent) : sent).toEqual({ network: "ads", ref: "7" });
  expect((await join("Jane", altered(source)))!.trafficSource).toBeNull();
  const yes = await at("/consent", { method: "POST", form: { answer: "yes", next: "/", source } });
  expect(yes.cookies.join()).toMatch(/network=[^;]+;.*Max-Age=2592000/);
});

test("a member's consent is stored with the account, and its withdrawal deletes the data", async () => {
  const hanna = await server.join(ASKING, "Hanna");
  for (const answer of ["yes", "no"]) {
    await at("/consent", { method: "POST", form: { answer, next: "/home" }, ...as(hanna) });
  }
  const { consent } = await server.rows("asking");
  const kept = (consent as { kind: string; words: string; version: string; at: number }[]).filter(({ kind }) =>
    /traffic/.test(kind),
  );
  expect(kept.map(({ kind, version }) => [kind, version])).toEqual([
    ["traffic_source", "1"],
    ["no_traffic_source", "1"],
  ]);
  expect(kept[0]!.words).toContain("May we remember for thirty days");
});
