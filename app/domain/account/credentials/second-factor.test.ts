// @engines both
import { Secret, TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { deleteAccount, restoreAccount } from "~/app/domain/account/deletion/deletion";
import { deviceFrom } from "~/app/domain/account/devices/devices";
import { memberOf } from "~/app/domain/account/sessions/sessions";
import type { DomainError } from "~/app/domain/errors";
import { everyRow } from "~/tests/support/contents";
import { describeOnSqlite, testOnSqlite } from "~/tests/support/engines";
import { mailsFrom } from "~/tests/support/mails";
import { anAdult, START, type TestSite, testSite } from "~/tests/support/test-site";
import { logIn, rememberedDevice } from "./credentials";
import { changePassword } from "./password-change";
import {
  enrolmentFor,
  passSecondFactor,
  renewRecoveryCodes,
  secondFactorOf,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "./second-factor";

const PASSWORD = "anna's own";
const STEP = 30_000;
const anna = anAdult({ name: "Anna", email: "anna@example.com", password: PASSWORD });
const bert = anAdult({ name: "Bert", email: "bert@example.com", password: "bert's own" });

const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => expect.unreachable("it was not refused"),
    (error: DomainError) => error,
  );
const wrongCode = { code: "settings.code_wrong", detail: { fields: { code: [{ key: "settings.code_wrong" }] } } };

/** Returns the code that the app shows `steps` from now. */
const shown = (site: TestSite, key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) }).generate({ timestamp: site.now() + steps * STEP });

const ticket = async (site: TestSite, password = PASSWORD) => {
  const { code, detail } = await refusal(logIn(site, { email: anna.email, password }, "10.0.0.1"));
  expect(code).toBe("auth.code_required");
  return detail.ticket!;
};

async function turnedOn() {
  const site = await testSite({ tenant: { slug: `codes-${sites++}` }, members: [anna, bert] });
  const { manualKey: key, sealed } = await enrolmentFor(site, anna);
  const codes = await turnOnSecondFactor(site, anna, { sealed, code: shown(site, key), password: PASSWORD }, "");
  site.clock.advance(STEP);
  return { site, key, codes };
}
let sites = 0;

describeOnSqlite("turning the second factor on", () => {
  test("gives an app a key, an address and a QR code", async () => {
    const site = await testSite({ members: [anna] });
    const { manualKey: key, uri, picture } = await enrolmentFor(site, anna);
    expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    const url = new URL(uri);
    expect([url.protocol, url.searchParams.get("issuer")]).toEqual(["otpauth:", "Velvet"]);
    expect(url.searchParams.get("secret")).toBe(key.replaceAll(" ", ""));
    expect(picture.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect((await enrolmentFor(site, anna)).manualKey).not.toBe(key);
  });

  test("ends all other sessions, and sends the owner an email", async () => {
    const site = await testSite({ tenant: { slug: "elsewhere" }, members: [anna] });
    const here = await logIn(site, { email: anna.email, password: PASSWORD }, "10.0.0.1");
    const there = await logIn(site, { email: anna.email, password: PASSWORD }, "10.0.0.1");
    const { manualKey: key, sealed } = await enrolmentFor(site, anna);
    await turnOnSecondFactor(site, anna, { sealed, code: shown(site, key), password: PASSWORD }, here.token);
    expect(await memberOf(site, here.token)).not.toBeNull();
    expect(await memberOf(site, there.token)).toBeNull();
    const [told] = await mailsFrom(site);
    expect([told?.to, told?.text]).toEqual([anna.email, expect.stringContaining("a code from your app")]);
  });

  test("needs a code of the app and the password, and stores the secret sealed", async () => {
    const site = await testSite({ tenant: { slug: "sealing" }, members: [anna] });
    const { manualKey: key, sealed } = await enrolmentFor(site, anna);
    const code = shown(site, key);
    const on = (given: Partial<Parameters<typeof turnOnSecondFactor>[2]>) =>
      turnOnSecondFactor(site, anna, { sealed, code, password: PASSWORD, ...given }, "");
    expect(await refusal(on({ code: "000000" }))).toMatchObject(wrongCode);
    expect(await refusal(on({ sealed: "x" }))).toMatchObject(wrongCode);
    expect((await refusal(on({ password: "wrong" }))).detail.fields).toEqual({
      password: [{ key: "notifications.wrong_password" }],
    });
    expect(await secondFactorOf(site, anna)).toBeNull();
    const codes = await on({});
    expect(new Set(codes).size).toBe(10);
    expect(await secondFactorOf(site, anna)).toEqual({ enabledAt: START, codesLeft: 10 });
    const rows = JSON.stringify(await site.db.read(everyRow));
    for (const secret of [key.replaceAll(" ", ""), ...codes]) expect(rows).not.toContain(secret);
  });

  test("refuses another member's secret", async () => {
    const site = await testSite({ members: [anna, bert] });
    const { manualKey: key, sealed } = await enrolmentFor(site, bert);
    const code = shown(site, key);
    expect(await refusal(turnOnSecondFactor(site, anna, { sealed, code, password: PASSWORD }, ""))).toMatchObject(
      wrongCode,
    );
  });
});

describe("a login with a second factor", () => {
  testOnSqlite("needs the password and then a code", async () => {
    const { site, key } = await turnedOn();
    const { member, token } = await passSecondFactor(site, await ticket(site), shown(site, key));
    expect(await memberOf(site, token)).toEqual({ ...member, eventsUpTo: expect.any(String) });
    expect((await logIn(site, { email: bert.email, password: "bert's own" }, "10.0.0.1")).member.name).toBe("Bert");
    const wrong = await refusal(logIn(site, { email: anna.email, password: "wrong" }, "10.0.0.1"));
    expect(wrong.code).toBe("auth.wrong");
  });

  test("accepts a code once, and no older code after it, even simultaneously", async () => {
    const { site, key } = await turnedOn();
    const [proof, code] = [await ticket(site), shown(site, key)];
    const outcomes = await Promise.allSettled([1, 2].map(() => passSecondFactor(site, proof, code)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await refusal(passSecondFactor(site, proof, shown(site, key, -1)))).toMatchObject(wrongCode);
    site.clock.advance(STEP);
    await passSecondFactor(site, proof, shown(site, key));
  });

  testOnSqlite.each([
    [-2, false],
    [1, true],
    [2, false],
  ])("accepts a code of %i half minutes from now: %s", async (steps, taken) => {
    const { site, key } = await turnedOn();
    site.clock.advance(10 * STEP);
    const attempt = passSecondFactor(site, await ticket(site), shown(site, key, steps));
    if (taken) await attempt;
    else expect(await refusal(attempt)).toMatchObject(wrongCode);
  });

  test("accepts a recovery code in any spelling, once", async () => {
    const { site, codes } = await turnedOn();
    const proof = await ticket(site);
    await passSecondFactor(site, proof, ` ${codes[0]!.toUpperCase().replaceAll("-", " ")} `);
    expect(await refusal(passSecondFactor(site, proof, codes[0]!))).toMatchObject(wrongCode);
    expect((await secondFactorOf(site, anna))!.codesLeft).toBe(9);
  });

  testOnSqlite("allows five codes in fifteen minutes, right or wrong", async () => {
    const { site, key } = await turnedOn();
    const proof = await ticket(site);
    for (let tried = 0; tried < 5; tried++) {
      expect((await refusal(passSecondFactor(site, proof, "123"))).code).toBe("settings.code_wrong");
    }
    expect(await refusal(passSecondFactor(site, proof, shown(site, key)))).toMatchObject({
      code: "auth.too_many_codes",
      kind: "too_many",
      detail: { params: { minutes: 15 } },
    });
    site.clock.advance(15 * 60_000);
    await passSecondFactor(site, await ticket(site), shown(site, key));
  });

  testOnSqlite("does not lock the owner out after others' guesses, on a known device or in a session", async () => {
    const { site, key } = await turnedOn();
    const proof = await ticket(site);
    const known = deviceFrom(site, await rememberedDevice(site, null, anna.email));
    for (let tried = 0; tried < 5; tried++) await refusal(passSecondFactor(site, proof, "123"));
    const stranger = deviceFrom(site, await rememberedDevice(site, null, bert.email));
    for (const device of [null, stranger])
      expect((await refusal(passSecondFactor(site, proof, shown(site, key), device))).code).toBe("auth.too_many_codes");
    await passSecondFactor(site, proof, shown(site, key), known);
    site.clock.advance(STEP);
    for (let tried = 0; tried < 4; tried++)
      expect((await refusal(passSecondFactor(site, proof, "123", known))).code).toBe("settings.code_wrong");
    expect((await refusal(passSecondFactor(site, proof, "123", known))).code).toBe("auth.too_many_codes");
    await turnOffSecondFactor(site, anna, shown(site, key));
  });

  testOnSqlite(
    "refuses a ticket that is expired, forged, of another site, or from before a password change",
    async () => {
      const { site, key } = await turnedOn();
      const proof = await ticket(site);
      const over = async (given: string, at = site) =>
        expect((await refusal(passSecondFactor(at, given, shown(site, key)))).code).toBe("auth.step_over");
      for (const forged of ["", "x", site.signer.sign("login second_factor", anna.id, site.now() + 1000)]) {
        await over(forged);
      }
      await over(proof, await testSite({ members: [anna] }));
      await changePassword(site, anna, { current: PASSWORD, password: "another of anna's" }, "");
      await over(proof);
      const late = await ticket(site, "another of anna's");
      site.clock.advance(10 * 60_000);
      await over(late);
    },
  );

  testOnSqlite("is required before a deleted account is restored", async () => {
    const { site, key } = await turnedOn();
    await deleteAccount(site, anna, PASSWORD);
    const proof = await ticket(site);
    expect((await refusal(restoreAccount(site, proof))).code).toBe("auth.step_over");
    const asked = await refusal(passSecondFactor(site, proof, shown(site, key)));
    expect(asked.code).toBe("auth.restorable");
    expect((await restoreAccount(site, asked.detail.ticket!)).member.id).toBe(anna.id);
  });
});

describeOnSqlite("turning the second factor off, and new recovery codes", () => {
  test("need a code, and the owner gets an email", async () => {
    const { site, key } = await turnedOn();
    expect(await refusal(turnOffSecondFactor(site, anna, "123456"))).toMatchObject(wrongCode);
    await turnOffSecondFactor(site, anna, shown(site, key));
    expect(await secondFactorOf(site, anna)).toBeNull();
    await logIn(site, { email: anna.email, password: PASSWORD }, "10.0.0.1");
    const told = (await mailsFrom(site)).map(({ to, text }) => [to, /was turned off/.test(text)]);
    expect(told).toEqual([
      [anna.email, false],
      [anna.email, true],
    ]);
  });

  test("invalidate the old codes", async () => {
    const { site, codes } = await turnedOn();
    const renewed = await renewRecoveryCodes(site, anna, codes[0]!);
    const proof = await ticket(site);
    expect(await refusal(passSecondFactor(site, proof, codes[1]!))).toMatchObject(wrongCode);
    await passSecondFactor(site, proof, renewed[1]!);
  });
});
