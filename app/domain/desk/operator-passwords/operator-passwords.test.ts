// @engines both
import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, test } from "vitest";
import { deviceFrom } from "~/app/domain/account/devices/devices";
import { mailsTo } from "~/app/domain/desk/desk-mail/desk-mail";
import { acceptLink, dismissOperator } from "~/app/domain/desk/joining/joining";
import { operatorOfLink } from "~/app/domain/desk/operators/operators";
import type { DomainError } from "~/app/domain/errors";
import { testOnSqlite } from "~/tests/support/engines";
import { anOperator } from "~/tests/support/people";
import { type TestDesk, testDesk } from "~/tests/support/test-desk";
import { assertCode, checkedPassword, enrolmentFor, operatorByPassword, rememberDevice } from "./operator-passwords";

const password = "a long enough one";
const REFUSED = { code: "console.sign_in_refused" };

let desk: TestDesk;
let mia: { id: string; token: string };
let otto: { id: string };
let code: () => string;

beforeEach(async () => {
  desk = await testDesk();
  otto = await desk.add("Otto");
  mia = await desk.add("Mia", "moderator");
  const { operator } = await operatorOfLink(desk, mia.token);
  const { sealed, manualKey } = enrolmentFor(desk, operator);
  const app = new TOTP({ secret: Secret.fromBase32(manualKey.replaceAll(" ", "")) });
  code = () => app.generate({ timestamp: desk.now() });
  const checked = await checkedPassword(desk, mia.id, { password, sealed, code: code() });
  await acceptLink(desk, mia.token, { password: checked }, { origin: "" });
  desk.clock.advance(30_000);
});

const signIn = (given: Partial<Parameters<typeof operatorByPassword>[1]> = {}) =>
  operatorByPassword(desk, {
    ...{ email: " Mia@Example.com ", password, code: code(), ip: "203.0.113.9", origin: "203.0.113.9, Firefox" },
    ...{ device: null, ...given },
  });

/** Guesses from another network each time. Returns the seconds until the next guess is admitted; 0 if this one was. */
const guess = (nth: number, email = "mia@example.com") =>
  signIn({ email, password: "guess", ip: `198.51.${nth >> 8}.${nth & 255}` }).then(
    () => 0,
    (error: DomainError) => (error.code === REFUSED.code ? 0 : error.detail.retryAfter!),
  );

testOnSqlite("a password signs in with the present code, which works once", async () => {
  expect(await signIn()).toBe(mia.id);
  await expect(signIn()).rejects.toMatchObject(REFUSED);
  desk.clock.advance(30_000);
  expect(await signIn()).toBe(mia.id);
});

testOnSqlite("a wrong address, password or code gets the same answer", async () => {
  for (const wrong of [{ email: "nobody@example.com" }, { email: "otto@example.com" }, { password: "another one" }]) {
    await expect(signIn(wrong)).rejects.toMatchObject(REFUSED);
  }
  for (const wrong of ["", "000000", "abc"]) await expect(signIn({ code: wrong })).rejects.toMatchObject(REFUSED);
});

testOnSqlite("guesses are limited per address and per network", async () => {
  for (let guess = 0; guess < 5; guess++) await expect(signIn({ password: "guess" })).rejects.toMatchObject(REFUSED);
  await expect(signIn()).rejects.toMatchObject({ kind: "too_many" });
  expect(await signIn({ ip: "198.51.100.7" }), "from elsewhere its owner still gets in").toBe(mia.id);
  desk.clock.advance(15 * 60_000);
  expect(await signIn()).toBe(mia.id);
});

describe("guesses from many networks", () => {
  const attack = async (guesses = 40) => {
    for (let nth = 0; nth < guesses; nth++) await guess(nth);
  };
  const ownDevice = async () => deviceFrom(desk, await rememberDevice(desk, null, mia.id));

  testOnSqlite("slow the sign-in down to one guess a minute, and never block it", async () => {
    await attack(30);
    const waits: number[] = [];
    for (let nth = 30; nth < 40; nth++) {
      const wait = await guess(nth);
      waits.push(wait);
      desk.clock.advance(wait * 1000);
      expect(await guess(nth)).toBe(0);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, 60]);
    desk.clock.advance(60_000);
    expect(await signIn()).toBe(mia.id);
    expect(await guess(99), "the right password forgets them").toBe(0);
  });

  testOnSqlite("do not slow down a device known to the operator, unlike another operator's device", async () => {
    const device = await ownDevice();
    const ottos = deviceFrom(desk, await rememberDevice(desk, null, (await desk.add("Nils")).id));
    await attack();
    await expect(signIn({ device: ottos })).rejects.toMatchObject({ kind: "too_many" });
    await expect(signIn({ device: { id: "made up", owners: [] } })).rejects.toMatchObject({ kind: "too_many" });
    expect(await signIn({ device })).toBe(mia.id);
  });

  testOnSqlite("on a known device are limited, and then it counts as any other", async () => {
    const device = await ownDevice();
    for (let nth = 0; nth < 5; nth++) await expect(signIn({ device, password: "x" })).rejects.toMatchObject(REFUSED);
    await attack();
    await expect(signIn({ device })).rejects.toMatchObject({ kind: "too_many" });
  });

  test("are announced to the owners and the operator once a day, except for an unknown address", async () => {
    const told = async () => {
      const mails = await Promise.all([mia.id, otto.id].map((id) => mailsTo(desk, id)));
      return mails.map((all) => all.filter(({ kind }) => kind === "wrong_passwords").length);
    };
    await attack(30);
    expect(await told()).toEqual([0, 0]);
    for (let nth = 30; nth < 34; nth++) {
      desk.clock.advance(60_000);
      await guess(nth);
    }
    expect(await told()).toEqual([1, 1]);
    for (let nth = 100; nth < 135; nth++) {
      desk.clock.advance(60_000);
      await guess(nth, "nobody@example.com");
    }
    expect(await told()).toEqual([1, 1]);
  });
});

testOnSqlite("an operator who left cannot sign in", async () => {
  await dismissOperator(desk, anOperator, mia.id);
  await expect(signIn()).rejects.toMatchObject(REFUSED);
});

testOnSqlite("a short password, and a secret made for another operator, are refused", async () => {
  const { operator } = await operatorOfLink(desk, (await desk.add("Nora")).token);
  const { sealed } = enrolmentFor(desk, operator);
  const wrong = (field: string) => ({ kind: "invalid", detail: { fields: { [field]: [{}] } } });
  await expect(checkedPassword(desk, mia.id, { password: "short", sealed, code: "1" })).rejects.toMatchObject(
    wrong("password"),
  );
  await expect(checkedPassword(desk, mia.id, { password, sealed, code: code() })).rejects.toMatchObject(wrong("code"));
});

test("a code confirms an action once", async () => {
  const now = code();
  await assertCode(desk, mia.id, now);
  await expect(assertCode(desk, mia.id, now)).rejects.toMatchObject({ code: "console.code_refused" });
});
