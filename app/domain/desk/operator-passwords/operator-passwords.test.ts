// @engines both
import { Secret, TOTP } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import { acceptLink, dismissOperator } from "~/app/domain/desk/joining/joining";
import { operatorOfLink } from "~/app/domain/desk/operators/operators";
import { testOnSqlite } from "~/tests/support/engines";
import { anOperator } from "~/tests/support/people";
import { type TestDesk, testDesk } from "~/tests/support/test-desk";
import { assertCode, checkedPassword, enrolmentFor, operatorByPassword } from "./operator-passwords";

const password = "a long enough one";
const REFUSED = { code: "console.sign_in_refused" };

let desk: TestDesk;
let mia: { id: string; token: string };
let code: () => string;

beforeEach(async () => {
  desk = await testDesk();
  await desk.add("Otto");
  mia = await desk.add("Mia", "moderator");
  const { operator } = await operatorOfLink(desk, mia.token);
  const { sealed, manualKey } = enrolmentFor(desk, operator);
  const app = new TOTP({ secret: Secret.fromBase32(manualKey.replaceAll(" ", "")) });
  code = () => app.generate({ timestamp: desk.now() });
  const checked = await checkedPassword(desk, mia.id, { password, sealed, code: code() });
  await acceptLink(desk, mia.token, { password: checked }, { origin: "" });
  desk.clock.advance(30_000);
});

const signIn = (given: Partial<{ email: string; password: string; code: string; ip: string }> = {}) =>
  operatorByPassword(desk, { email: " Mia@Example.com ", password, code: code(), ip: "203.0.113.9", ...given });

testOnSqlite("a password signs in with the code of now, which works once", async () => {
  expect(await signIn()).toBe(mia.id);
  await expect(signIn()).rejects.toMatchObject(REFUSED);
  desk.clock.advance(30_000);
  expect(await signIn()).toBe(mia.id);
});

testOnSqlite("a wrong address, password or code is answered alike", async () => {
  for (const wrong of [{ email: "nobody@example.com" }, { email: "otto@example.com" }, { password: "another one" }]) {
    await expect(signIn(wrong)).rejects.toMatchObject(REFUSED);
  }
  for (const wrong of ["", "000000", "abc"]) await expect(signIn({ code: wrong })).rejects.toMatchObject(REFUSED);
});

testOnSqlite("guesses run out, for one address and one place", async () => {
  for (let guess = 0; guess < 5; guess++) await expect(signIn({ password: "guess" })).rejects.toMatchObject(REFUSED);
  await expect(signIn()).rejects.toMatchObject({ kind: "too_many" });
  expect(await signIn({ ip: "198.51.100.7" }), "from elsewhere its owner still gets in").toBe(mia.id);
  desk.clock.advance(15 * 60_000);
  expect(await signIn()).toBe(mia.id);
});

testOnSqlite("whoever left does not get in", async () => {
  await dismissOperator(desk, anOperator, mia.id);
  await expect(signIn()).rejects.toMatchObject(REFUSED);
});

testOnSqlite("a short password, and a secret that was made for somebody else, are refused", async () => {
  const { operator } = await operatorOfLink(desk, (await desk.add("Nora")).token);
  const { sealed } = enrolmentFor(desk, operator);
  const wrong = (field: string) => ({ kind: "invalid", detail: { fields: { [field]: [{}] } } });
  await expect(checkedPassword(desk, mia.id, { password: "short", sealed, code: "1" })).rejects.toMatchObject(
    wrong("password"),
  );
  await expect(checkedPassword(desk, mia.id, { password, sealed, code: code() })).rejects.toMatchObject(wrong("code"));
});

test("an act is confirmed by a code, once", async () => {
  const now = code();
  await assertCode(desk, mia.id, now);
  await expect(assertCode(desk, mia.id, now)).rejects.toMatchObject({ code: "console.code_refused" });
});
