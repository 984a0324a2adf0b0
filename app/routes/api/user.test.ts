import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { cleanedAddress } from "~/app/request/source";
import { visitOf } from "~/app/request/visit";
import { accounts } from "~/db/tables";
import type { CallRoute } from "~/tests/support/calls";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import * as logout from "./logout";
import * as user from "./user";
import * as validateEmail from "./validate_email";

interface Ask {
  method?: string;
  body?: unknown;
  cookie?: string;
}

async function ask(site: TestSite, route: CallRoute, path: string, { method = "GET", body, cookie }: Ask = {}) {
  const request = new Request(`http://velvet.test/api/${path}`, {
    method,
    headers: { ...(cookie && { Cookie: cookie }), ...(body !== undefined && { "Content-Type": "application/json" }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const context = { site, visit: visitOf(site, request, "10.0.0.1", false) };
  const args = { request, params: {}, context } as unknown as Parameters<CallRoute["loader"]>[0];
  const answer = await (method === "GET" ? route.loader(args) : route.action(args));
  const cookies = answer.headers.getSetCookie().map((each) => each.split(";")[0]!);
  return { status: answer.status, body: await answer.json(), cookie: cookies.join("; "), headers: answer.headers };
}

async function signupBody(site: TestSite, given: Record<string, unknown> = {}) {
  const email = (given.email ?? "Anna@example.com") as string;
  const { body } = await ask(site, validateEmail, `validate_email.php?email=${encodeURIComponent(email)}`);
  const n = "Mozilla/5.0";
  return {
    email,
    name: "Anna",
    password: "correct horse",
    date_of_birth: "1996-03-14",
    timezone: "Europe/Amsterdam",
    language: "nl",
    consents: { terms: true, sensitive_data: true },
    form_path: "/signup",
    referrer: "",
    csrf: createHash("sha256")
      .update(email + n)
      .digest("hex"),
    token: body.token,
    n,
    ...given,
  };
}

const join = async (site: TestSite, given: Record<string, unknown> = {}, cookie?: string) =>
  ask(site, user, "user.php?new=1", { method: "POST", body: await signupBody(site, given), cookie });

describe("POST /api/user.php?new=1", () => {
  test("creates the account and logs in", async () => {
    const site = await testSite({ tenant: { cdnPrefix: "https://cdn.test/" } });
    const joined = await join(site, { country: "NL", profile: { gender: "female", hair: "red" } });
    expect(joined.status).toBe(201);
    expect(joined.body.user).toEqual({
      email: "anna@example.com",
      loggedIn: true,
      paid_user: false,
      signup_date: "2026-06-01T12:00:00.000Z",
      mailprovider: 0,
      credits: 0,
      profile: expect.objectContaining({
        name: "Anna",
        images: [],
        main_image: null,
        country: "NL",
        countryregion: null,
        city: null,
        gender: "female",
        date_of_birth: "1996-03-14",
        personal: null,
        language: "nl",
        fictional_icon: false,
        hair: "red",
        eyes: null,
      }),
    });
    const again = await ask(site, user, "user.php", { cookie: joined.cookie });
    expect(again.body).toEqual(joined.body);
  });

  test("checks in this order: sign-ups closed, token, csrf, fields, account", async () => {
    const wrong = { token: "x", csrf: "x", name: "", email: "bert@example.com" };
    const members = [anAdult({ email: "bert@example.com" })];
    const closed = await testSite({ tenant: { signups: "closed" }, members });
    expect(await join(closed, wrong)).toMatchObject({ status: 403, body: { error: "signup.closed" } });
    const site = await testSite({ members });
    expect(await join(site, wrong)).toMatchObject({ status: 403, body: { error: "signup.bad_token" } });
    const { token: _, ...noToken } = wrong;
    expect(await join(site, noToken)).toMatchObject({ status: 403, body: { error: "signup.bad_csrf" } });
    expect(await join(site, { email: wrong.email, name: "" })).toMatchObject({
      status: 422,
      body: { error: "error.required", message: "Value is required", fields: { name: ["error.required"] } },
    });
    expect(await join(site, { email: wrong.email })).toMatchObject({
      status: 409,
      body: { error: "signup.existing_account_active" },
    });
  });

  test("treats a profile of null as missing, and refuses an invalid one in its turn", async () => {
    const site = await testSite();
    expect((await join(site, { profile: null })).status).toBe(201);
    const wrong = { email: "bert@example.com", profile: "x" };
    expect((await join(site, { ...wrong, csrf: "x" })).body.error).toBe("signup.bad_csrf");
    expect(await join(site, wrong)).toMatchObject({ status: 422, body: { fields: { profile: ["request.invalid"] } } });
    const closed = await testSite({ tenant: { signups: "closed" } });
    expect((await join(closed, wrong)).body.error).toBe("signup.closed");
  });

  test("stores the place of the profile and the client's traffic source", async () => {
    const site = await testSite();
    const trafficsource = { network: "{ads}", sub1: "click", ref: "" };
    const origins = { form_path: "/landers/video/eng", referrer: "https://friends.example/", trafficsource };
    const joined = await join(site, { ...origins, country: "NL", profile: { city: "haarlem" } });
    expect(joined.body.user.profile).toMatchObject({ country: "NL", countryregion: "NH", city: "Haarlem" });
    const [account] = await site.db.read(({ drizzle }) => drizzle.select().from(accounts));
    expect(account).toMatchObject({
      formPath: "/landers/video/eng",
      referrer: "https://friends.example/",
      timeZone: "Europe/Amsterdam",
      trafficSource: { network: "ads", sub1: "click" },
    });
  });

  test("accepts the source in a cookie that scripts cannot read", async () => {
    const site = await testSite({ tenant: { signups: "with_trafficsource" } });
    expect((await join(site)).body.error).toBe("signup.closed");
    const arrived = new Request("http://velvet.test/?network=ads");
    const cookie = cleanedAddress(site, arrived, false)!.cookie!.split(";")[0]!;
    expect((await join(site, {}, cookie)).status).toBe(201);
    const [account] = await site.db.read(({ drizzle }) => drizzle.select().from(accounts));
    expect(account!.trafficSource).toEqual({ network: "ads" });
  });

  test("names invalid fields as the client does", async () => {
    const site = await testSite();
    const refused = await join(site, {
      date_of_birth: "x",
      password: 1,
      consents: { terms: true },
      profile: { hair: "green", countryregion: {} },
    });
    expect(refused.status).toBe(422);
    expect(refused.body.fields).toEqual({
      date_of_birth: ["profile.date_of_birth_invalid"],
      password: ["error.required"],
      "consents.sensitive_data": ["signup.consent_required"],
      hair: ["error.invalid_choice"],
      countryregion: ["profile.region_unknown"],
    });
  });

  test("a birth date under 18 closes the sign-up for that browser for a day", async () => {
    const site = await testSite();
    const refused = await join(site, { date_of_birth: "2010-01-01" });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        error: "profile.date_of_birth_error",
        message: "You have to be at least 18 years old",
        fields: { date_of_birth: ["profile.date_of_birth_error"] },
      },
    });
    const adult = (cookie: string) => join(site, {}, cookie);
    expect(await adult(refused.cookie)).toMatchObject({ status: 403, body: { error: "signup.age_closed" } });
    site.clock.advance(24 * 60 * 60 * 1000);
    expect((await adult(refused.cookie)).status).toBe(201);
  });

  test("refuses other POSTs: 403 for a visitor, 422 for a member", async () => {
    const site = await testSite();
    const { cookie } = await join(site);
    const push = (cookie?: string) => ask(site, user, "user.php?push=1", { method: "POST", body: {}, cookie });
    expect(await push()).toMatchObject({ status: 403, body: { error: "auth.required" } });
    expect(await push(cookie)).toMatchObject({ status: 422, body: { error: "request.invalid" } });
  });

  test.each([null, [], "x", 7, { profile: [] }, { profile: { __proto__: null, date_of_birth: {} } }])(
    "%j is refused",
    async (body) => {
      const site = await testSite();
      const { status } = await ask(site, user, "user.php?new=1", { method: "POST", body });
      expect([403, 422]).toContain(status);
    },
  );
});

describe("PUT /api/user.php", () => {
  test("changes place and profile", async () => {
    const site = await testSite();
    const { cookie } = await join(site);
    const place = { country: "NL", countryregion: "NH", city: "Haarlem" };
    const put = (body: unknown) => ask(site, user, "user.php", { method: "PUT", body, cookie });
    expect((await put(place)).body.user.profile).toMatchObject(place);
    const profile = {
      gender: "male",
      date_of_birth: "1990-01-01",
      personal: "Hi",
      smoking: "no",
      lastSignupStep: true,
    };
    const after = (await put({ profile })).body.user.profile;
    expect(after).toMatchObject({
      ...place,
      gender: "male",
      date_of_birth: "1990-01-01",
      personal: "Hi",
      smoking: "no",
    });
  });

  test.each([null, "", "2010-01-01"])("refuses a birth date of %j and keeps the old one", async (date_of_birth) => {
    const site = await testSite();
    const { cookie, body } = await join(site);
    const refused = await ask(site, user, "user.php", { method: "PUT", body: { profile: { date_of_birth } }, cookie });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fields)).toEqual(["date_of_birth"]);
    expect((await ask(site, user, "user.php", { cookie })).body).toEqual(body);
  });

  test("needs a member, whatever else is wrong", async () => {
    const site = await testSite();
    expect(await ask(site, user, "user.php", { method: "PUT" })).toMatchObject({
      status: 403,
      body: { error: "auth.required" },
    });
    expect(await ask(site, user, "user.php")).toMatchObject({ status: 403, body: { error: "auth.required" } });
  });
});

test("answers another method with the allowed ones", async () => {
  const refused = await ask(await testSite(), user, "user.php", { method: "PATCH" });
  expect(refused.status).toBe(405);
  expect(refused.headers.get("Allow")).toBe("GET, HEAD, POST, DELETE, PUT");
});

test("GET /api/logout.php ends the session on the server", async () => {
  const site = await testSite();
  const { cookie } = await join(site);
  const done = await ask(site, logout, "logout.php", { cookie });
  expect(done).toMatchObject({ status: 200, body: "done", cookie: "session=" });
  expect((await ask(site, user, "user.php", { cookie })).status).toBe(403);
  expect((await ask(site, logout, "logout.php")).body).toBe("done");
});

test("GET /api/validate_email.php answers with what was asked", async () => {
  const site = await testSite();
  const check = (query: string) => ask(site, validateEmail, `validate_email.php${query}`);
  expect((await check("?email=Anna@Example.com")).body).toEqual({
    token: expect.any(String),
    status: "new",
    email: "anna@example.com",
    request_email: "Anna@Example.com",
  });
  expect((await check("?email=")).body).toEqual({ token: null, status: "invalid", email: "", request_email: "" });
  expect((await check("")).status).toBe(422);
  expect((await check("?email=a@b.nl&email=b@b.nl")).status).toBe(422);
  expect((await check(`?email=${"x".repeat(2000)}`)).status).toBe(422);
});
