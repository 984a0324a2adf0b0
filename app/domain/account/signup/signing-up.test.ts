import { describe, expect, test } from "vitest";
import { activate } from "~/app/domain/account/accounts/activation";
import { logIn } from "~/app/domain/account/credentials/credentials";
import { memberOf } from "~/app/domain/account/sessions/sessions";
import type { DomainError, FieldErrors } from "~/app/domain/errors";
import { accounts, consents, profiles, sessions } from "~/db/tables";
import { mailsFrom, tokenIn } from "~/tests/support/mails";
import { anAdult, START, type TestSite, testSite } from "~/tests/support/test-site";
import { assertSignupOpen, signUp } from "./signup";
import type { SignupDraft } from "./signup.schema";

const draft = (given: Partial<Record<keyof SignupDraft, unknown>> = {}) =>
  ({
    email: "Anna@Example.com",
    name: "Anna",
    password: "correct horse",
    birthDate: "1996-03-14",
    consents: { terms: true, sensitiveData: true },
    language: "nl",
    ...given,
  }) as SignupDraft;

type Given = Parameters<typeof draft>[0];

const join = (site: TestSite, given?: Given, address = "10.0.0.1") => signUp(site, draft(given), address);

const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => expect.unreachable("it was not refused"),
    (error: DomainError) => ({ code: error.code, kind: error.kind, fields: keysOf(error.detail.fields) }),
  );

const keysOf = (fields: FieldErrors | undefined) =>
  fields && Object.fromEntries(Object.entries(fields).map(([name, errors]) => [name, errors.map(({ key }) => key)]));

const rowsOf = async (site: Awaited<ReturnType<typeof testSite>>) =>
  site.db.read(async ({ drizzle }) => ({
    accounts: await drizzle.select().from(accounts),
    profiles: await drizzle.select().from(profiles),
    consents: await drizzle.select().from(consents),
    sessions: await drizzle.select().from(sessions),
  }));

describe("signing up", () => {
  test("creates a member who is logged in", async () => {
    const site = await testSite();
    const begun = await join(site, { timeZone: "Europe/Brussels", country: "BE", formPath: "/signup" });
    expect(begun?.member).toMatchObject({
      email: "anna@example.com",
      name: "Anna",
      birthDate: "1996-03-14",
      country: "BE",
      language: "nl",
      signedUpAt: START,
      confirmedAt: null,
      premiumUntil: null,
      spendingCap: null,
      seeking: ["female", "male"],
    });
    expect(await memberOf(site, begun!.token)).toEqual({ ...begun!.member, eventsUpTo: expect.any(String) });
    const { accounts, profiles } = await rowsOf(site);
    expect(accounts).toMatchObject([{ status: "active", timeZone: "Europe/Brussels", formPath: "/signup" }]);
    expect(profiles).toMatchObject([{ id: accounts[0]!.id, kind: "member", visible: true }]);
    expect(JSON.stringify(accounts)).not.toContain("correct horse");
  });

  test("stores both consents with version, time and text", async () => {
    const site = await testSite();
    await join(site);
    const given = (await rowsOf(site)).consents;
    const words = site.words("nl");
    expect(given.map(({ kind, version, words, at }) => ({ kind, version, words, at }))).toEqual([
      { kind: "terms", version: "1", words: words.t("signup.consent_terms"), at: START },
      {
        kind: "sensitive_data",
        version: "1",
        words: words.t("signup.consent_sensitive_data", { brand: "Velvet" }),
        at: START,
      },
    ]);
  });

  test("takes missing answers from the tenant's preset", async () => {
    const gay = await testSite({ tenant: { niche: 7 } });
    expect((await join(gay))?.member).toMatchObject({ gender: "male", seeking: ["male"] });
    const general = await testSite();
    const profile = { gender: "female", seeking: ["male"], personal: " Hello ", hair: "red" };
    expect((await join(general, { profile }))?.member).toMatchObject({
      gender: "female",
      seeking: ["male"],
      personal: "Hello",
      details: { hair: "red" },
    });
  });

  test.each([
    [["NL", "BE"], "BE", "BE"],
    [["NL", "BE"], "FR", null],
    [["NL", "BE"], undefined, null],
    [["NL"], undefined, "NL"],
    [["NL"], "FR", "NL"],
  ])("with %j offered, %s gives the country %s", async (countries, country, expected) => {
    const site = await testSite({ tenant: { countries } });
    expect((await join(site, { country }))?.member.country).toBe(expected);
  });

  test("the traffic source is stored without braces, and only with a network", async () => {
    const site = await testSite();
    await join(site, { source: { network: "{ads}", ref: "x".repeat(300), sub1: "{}", other: 1 } });
    await join(site, { email: "b@example.com", source: { network: "{}", ref: "r" } });
    const sources = (await rowsOf(site)).accounts.map((account) => account.trafficSource);
    expect(sources).toEqual([{ network: "ads", ref: "x".repeat(200) }, null]);
  });

  test.each([
    ["name", "", "error.required"],
    ["name", " \u200b\u202e ", "error.required"],
    ["name", "\u200d", "error.required"],
    ["name", "@anna", "signup.name_starts_with_at"],
    ["name", "＠anna", "signup.name_starts_with_at"],
    ["name", "\u200b@anna", "signup.name_starts_with_at"],
    ["name", " ANNA@example.com ", "signup.name_equal_to_email"],
    ["name", "anna＠example.com", "signup.name_equal_to_email"],
    ["name", "x".repeat(151), "error.too_long"],
    ["name", `a${"\u0301".repeat(5000)}`, "error.too_long"],
    ["name", 7, "error.required"],
    ["email", "", "error.required"],
    ["email", "anna", "signup.invalid_email"],
    ["password", "", "error.required"],
    ["password", "1234567", "error.too_short"],
    ["password", "x".repeat(201), "error.too_long"],
    ["birthDate", undefined, "error.required"],
    ["birthDate", "1996-02-30", "profile.date_of_birth_invalid"],
    ["birthDate", "2008-06-02", "profile.date_of_birth_error"],
    ["consents", undefined, "signup.consent_required"],
  ])("%s as %j is refused with %s, and nothing is written", async (field, value, key) => {
    const site = await testSite();
    const refused = await refusal(join(site, { [field]: value }));
    expect(refused).toEqual({ code: key, kind: "invalid", fields: { [field]: [key] } });
    expect((await rowsOf(site)).accounts).toEqual([]);
  });

  test("a name has up to 150 characters of any script, without invisible characters", async () => {
    const site = await testSite();
    const family = "👩‍👩‍👧‍👦";
    const name = `\u202eAn\u200bna \n ${family.repeat(145)}`;
    expect((await join(site, { name }))?.member.name).toBe(`Anna ${family.repeat(145)}`);
  });

  test("a sign-up needs each consent separately", async () => {
    const site = await testSite();
    const refused = await refusal(join(site, { consents: { terms: true, sensitiveData: "yes" } }));
    expect(refused.code).toBe("signup.consent_required");
    expect(refused.fields).toEqual({ "consents.sensitiveData": ["signup.consent_required"] });
  });

  test("being too young is reported before all other errors", async () => {
    const site = await testSite();
    const refused = await refusal(join(site, { birthDate: "2010-01-01", name: "", password: "" }));
    expect(refused.code).toBe("profile.date_of_birth_error");
  });

  test("eighteen begins on the birthday in the tenant's time zone", async () => {
    const site = await testSite({ now: Date.parse("2026-06-01T21:59:59Z") });
    const birthDate = "2008-06-02";
    expect((await refusal(join(site, { birthDate }))).code).toBe("profile.date_of_birth_error");
    site.clock.advance(1000);
    expect((await join(site, { birthDate }))?.member.birthDate).toBe(birthDate);
  });

  test("an address with an account is refused", async () => {
    const site = await testSite({
      members: [anAdult({ email: "anna@example.com" }), anAdult({ email: "gone@example.com", status: "deleted" })],
    });
    expect(await refusal(join(site))).toMatchObject({
      code: "signup.existing_account_active",
      kind: "conflict",
    });
    expect(await refusal(join(site, { email: "GONE@example.com" }))).toMatchObject({
      code: "signup.deleted_account_exists",
      kind: "conflict",
    });
  });

  test("one of two simultaneous sign-ups with one address succeeds", async () => {
    const site = await testSite();
    const answers = await Promise.allSettled([join(site), join(site, { name: "Other" })]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const lost = answers.find((answer) => answer.status === "rejected") as PromiseRejectedResult;
    expect(lost.reason).toMatchObject({ code: "signup.existing_account_active", kind: "conflict" });
    const rows = await rowsOf(site);
    expect([rows.accounts.length, rows.profiles.length, rows.consents.length, rows.sessions.length]).toEqual([
      1, 1, 2, 1,
    ]);
  });

  test("with private addresses, a known address gets the answer of a new address and stays unchanged", async () => {
    const site = await testSite({
      tenant: { accountDiscovery: "private" },
      members: [anAdult({ email: "bert@example.com", password: "bert's own" })],
    });
    expect(await join(site)).toBeNull();
    expect(await join(site, { email: "bert@example.com" })).toBeNull();
    expect((await rowsOf(site)).sessions).toEqual([]);
    const login = (email: string, password: string) => logIn(site, { email, password }, "10.0.0.1");
    // A login does not reveal whether the address was known, until the email was read.
    for (const email of ["anna@example.com", "bert@example.com", "nobody@example.com"]) {
      expect((await refusal(login(email, "correct horse"))).code).toBe("auth.wrong_or_unconfirmed");
    }
    await activate(site, tokenIn((await mailsFrom(site)).find(({ to }) => to === "anna@example.com")!));
    expect((await login("anna@example.com", "correct horse")).member.name).toBe("Anna");
    expect((await login("bert@example.com", "bert's own")).member.email).toBe("bert@example.com");
  });

  test.each([
    ["all", null, true],
    ["with_trafficsource", null, false],
    ["with_trafficsource", { network: "ads" }, true],
    ["closed", { network: "ads" }, false],
  ] as const)("the policy %s decides about a visitor with the source %j", async (signups, source, open) => {
    const site = await testSite({ tenant: { signups } });
    const knock = () => assertSignupOpen(site, source);
    if (open) expect(knock).not.toThrow();
    else expect(knock).toThrow(expect.objectContaining({ code: "signup.closed", kind: "forbidden" }));
    if (open) expect(await join(site, { source })).not.toBeNull();
    else expect((await refusal(join(site, { email: "", source }))).code).toBe("signup.closed");
  });
});

describe("one address block may sign up 100 times in five minutes", () => {
  test("counting every outcome except forms with a mistake", async () => {
    const site = await testSite({ tenant: { slug: "crowded" }, members: [anAdult({ email: "anna@example.com" })] });
    const known = async (address: string) => (await refusal(join(site, {}, address))).code;
    for (let tried = 0; tried < 100; tried++) {
      expect((await refusal(join(site, { name: "" }, "2001:db8::1"))).code).toBe("error.required");
      expect(await known(`2001:db8::${tried}`)).toBe("signup.existing_account_active");
    }
    await expect(join(site, { email: "new@example.com" }, "2001:db8::ffff")).rejects.toMatchObject({
      code: "signup.too_many",
      kind: "too_many",
      detail: { retryAfter: 300, params: { minutes: 5 } },
    });
    expect(await known("2001:db8:0:1::1")).toBe("signup.existing_account_active");
    site.clock.advance(5 * 60 * 1000);
    expect((await join(site, { email: "new@example.com" }, "2001:db8::1"))?.member.name).toBe("Anna");
  });
});
