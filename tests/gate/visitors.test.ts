// @engines one
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Ask, type Joined, startServer, type TestServer } from "../support/server";

const HOST = "velvet.example";
let server: TestServer;
let anna: Joined;

beforeAll(async () => {
  server = await startServer({
    velvet: { rememberTrafficSource: true },
    secluded: { signups: "closed", loggedOutSearch: "none", loggedOutSearchTrafficsource: "none" },
    invited: { signups: "with_trafficsource", rememberTrafficSource: true },
  });
  anna = await server.join(HOST, "Annabella");
});

afterAll(() => server?.stop());

const ask = (path: string, request: Partial<Ask> = {}) =>
  server.ask({ host: HOST, path, ...request, headers: { "Accept-Language": "en", ...request.headers } });
const asAnna = () => ({ headers: { Cookie: anna.cookie } });
const post = (path: string, form: Record<string, string>, headers = asAnna().headers) =>
  ask(path, { method: "POST", form, headers });
const jarOf = (cookies: string[]) => cookies.map((each) => each.split(";")[0]).join("; ");
const titleOf = (body: string) => /<title>([^<]*)<\/title>/.exec(body)?.[1];

describe("visitors see a member", () => {
  const PLACES = {
    "the front page": "/",
    "the search": "/members?gender=&country=",
    "the search as JSON": "/api/search.php?gender=&country=",
    "the first matches": "/signup-matches",
    "the profile": "/members/ID",
    "the sign-up for her": "/members/ID/signup",
    "her landers": "/members/ID/landing",
    "her second lander": "/members/ID/landing2/eng",
    "her third lander": "/members/ID/landing3/eng",
  };
  const OPEN = ["the search", "the search as JSON", "the first matches", "the profile", "the sign-up for her"];
  const shownIn = async () => {
    const found = await Promise.all(
      Object.entries(PLACES).map(async ([place, path]) => {
        const { body } = await ask(path.replace("ID", anna.id));
        return body.includes("Annabella") ? [place] : [];
      }),
    );
    return found.flat();
  };

  test("on the pages that the member chose, from the moment of the choice", async () => {
    // Asks twice, because the second answer of the front page comes from the cache.
    for (let time = 0; time < 2; time++) expect(await shownIn()).toEqual(Object.keys(PLACES));
    await post("/account/visibility", { seen_by: "everyone" });
    expect(await shownIn()).toEqual(OPEN);
    await post("/account/visibility", { seen_by: "members", advertised: "on" });
    expect(await shownIn()).toEqual([]);
    const call = { method: "PUT", body: JSON.stringify({ profile: { seen_by: "everyone", advertised: true } }) };
    const changed = await ask("/api/user.php", { ...call, headers: { ...asAnna().headers, ...JSON_BODY } });
    expect(changed.json().user.profile).toMatchObject({ seen_by: "everyone", advertised: true });
    expect(await shownIn()).toEqual(Object.keys(PLACES));
  });

  test("on no other lander: such a lander shows the site's own page, as for an unknown id", async () => {
    await post("/account/visibility", { seen_by: "members" });
    for (const id of [anna.id, "01970000-0000-7000-8000-0000000000ff", "nobody"]) {
      const { status, body } = await ask(`/members/${id}/landing2/eng`);
      expect([status, body.includes('data-form="begin"')]).toEqual([404, true]);
      expect(titleOf(body)).toMatch(/^Meet someone/);
    }
  });
});

test("a skipped question about visibility keeps the earlier answer", async () => {
  await post("/account/visibility", { seen_by: "nobody" });
  expect((await post("/signup/visibility", { seen_by: "" })).status).toBe(302);
  const { user } = (await ask("/api/user.php", asAnna())).json();
  expect(user.profile.seen_by).toBe("nobody");
  await post("/account/visibility", { seen_by: "everyone" });
});

const JSON_BODY = { "Content-Type": "application/json" };

test("a site that is closed to visitors does not tell them to sign up", async () => {
  const { body } = await ask("/members", { host: "secluded.example" });
  expect(body).toContain("Only members can see who is here");
  expect(body).not.toMatch(/sign up/i);
});

test("the title of an unknown page names what is missing", async () => {
  expect(titleOf((await ask("/nowhere/at-all")).body)).toContain("Page not found: /nowhere/at-all");
  expect(titleOf((await ask("/members/nobody")).body)).toContain("We could not find this person");
});

test("after a refused birth date the form does not return to that browser", async () => {
  const agreed = { consent_terms: "on", consent_sensitive_data: "on" };
  const born = { birth_day: "1", birth_month: "1", birth_year: `${new Date().getFullYear() - 12}` };
  const form = { email: "kid@example.com", name: "Kid", password: "correct horse battery", ...born, ...agreed };
  const refused = await ask("/signup", { method: "POST", form });
  expect(refused.status).toBe(422);
  const later = await ask("/signup", { headers: { Cookie: jarOf(refused.cookies) } });
  for (const { body } of [refused, later]) {
    expect(body).toContain("You cannot sign up from this browser today");
    expect(body).not.toContain('data-form="signup"');
  }
});

test("a phone number in a profile causes a warning first", async () => {
  const personal = "Call me: 06 1234 5678";
  for (const path of ["/signup/about", "/profile?one"]) {
    const advised = await post(path, { personal });
    expect([advised.status, advised.body.includes("That looks like a phone number")], path).toEqual([409, true]);
    expect((await ask(`/members/${anna.id}`, asAnna())).body).not.toContain("1234 5678");
  }
  expect((await post("/signup/about", { personal })).body).toContain('name="sure"');
  expect((await post("/signup/about", { personal, sure: "yes" })).status).toBe(302);
  expect((await ask(`/members/${anna.id}`, asAnna())).body).toContain("1234 5678");
});

test("a visitor who agrees keeps the source that opens an invite-only site for thirty days", async () => {
  const at = (path: string, request: Partial<Ask> = {}) => ask(path, { host: "invited.example", ...request });
  const came = await at("/?network=ads&ref=7");
  expect([came.status, came.headers.location]).toEqual([302, "/"]);
  expect(came.cookies.join()).toMatch(/network=[^;]+/);
  expect(came.cookies.join()).not.toContain("Max-Age");
  const headers = { Cookie: jarOf(came.cookies) };
  for (const answer of ["yes", "no"]) {
    const chosen = await at("/consent", { method: "POST", form: { answer, next: "/" }, headers });
    const network = chosen.cookies.find((each) => each.includes("network=")) ?? "";
    expect(network.includes("Max-Age=2592000"), answer).toBe(answer === "yes");
    const { body } = await at("/signup", { headers: { Cookie: jarOf(chosen.cookies) } });
    expect(body, answer).toContain('data-form="signup"');
  }
});

test("tracking parameters leave a lander's address and stay in its form", async () => {
  const { body } = await ask("/landers/video/eng?network=ads&ref=7&keep=1");
  expect(body).toContain('history.replaceState(history.state,"","/landers/video/eng?keep=1")');
  expect(body).toMatch(/<input type="hidden" name="source" value="[^"]+"/);
  expect((await ask("/landers/video/eng?keep=1")).body).not.toContain("history.replaceState");
});
