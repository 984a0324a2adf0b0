import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { anAdult, testSite } from "~/tests/support/test-site";
import { assertCsrf, assertEmailToken, checkEmail } from "./email-check";

const members = [
  anAdult({ email: "active@example.com" }),
  anAdult({ email: "unconfirmed@example.com", confirmedAt: null }),
  anAdult({ email: "gone@example.com", status: "deleted" }),
];

const HERE = "192.0.2.7";
const TOO_MANY = expect.objectContaining({ code: "request.too_many", kind: "too_many" });

test.each([
  ["new@example.com", "new"],
  ["Active@Example.com", "active"],
  ["unconfirmed@example.com", "not_confirmed"],
  ["gone@example.com", "deleted"],
  ["no address", "invalid"],
])("%s is %s", async (asked, status) => {
  const check = await checkEmail(await testSite({ members }), asked, HERE);
  expect(check).toMatchObject({ status, requestEmail: asked });
  expect(check.token === null).toBe(status === "invalid");
});

test.each(members.map(({ email }) => email))("on a site with private addresses, %s is new", async (email) => {
  const site = await testSite({ tenant: { accountDiscovery: "private" }, members });
  expect((await checkEmail(site, email, HERE)).status).toBe("new");
});

test("the token is valid for that address on that site for an hour", async () => {
  const site = await testSite();
  const other = await testSite({ tenant: { slug: "other" } });
  const { token } = await checkEmail(site, "anna@example.com", HERE);
  expect(() => assertEmailToken(site, " ANNA@example.com", token!)).not.toThrow();
  const refused = expect.objectContaining({ code: "signup.bad_token", kind: "forbidden" });
  expect(() => assertEmailToken(site, "bert@example.com", token!)).toThrow(refused);
  expect(() => assertEmailToken(other, "anna@example.com", token!)).toThrow(refused);
  for (const forged of ["", ".", "x.y", `${token}x`]) {
    expect(() => assertEmailToken(site, "anna@example.com", forged)).toThrow(refused);
  }
  expect(() => assertEmailToken(site, "", "")).toThrow(refused);
  site.clock.advance(60 * 60 * 1000);
  expect(() => assertEmailToken(site, "anna@example.com", token!)).toThrow(refused);
});

test("the browser's checksum is the hash of address and browser", () => {
  const n = "Mozilla/5.0";
  const csrf = createHash("sha256").update(`Anna@example.com${n}`).digest("hex");
  expect(() => assertCsrf("Anna@example.com", n, csrf)).not.toThrow();
  const refused = expect.objectContaining({ code: "signup.bad_csrf", kind: "forbidden" });
  expect(() => assertCsrf("Anna@example.com", n, csrf.toUpperCase())).toThrow(refused);
  expect(() => assertCsrf("anna@example.com", n, csrf)).toThrow(refused);
  expect(() => assertCsrf("", "", createHash("sha256").digest("hex"))).toThrow(refused);
});

test("one address block may ask ten times a minute, independent of others", async () => {
  const site = await testSite();
  for (let asked = 0; asked < 10; asked++) await checkEmail(site, `anna${asked}@example.com`, "2001:db8::1");
  await expect(checkEmail(site, "bert@example.com", "2001:db8::2")).rejects.toEqual(TOO_MANY);
  await checkEmail(site, "bert@example.com", HERE);
  site.clock.advance(60_000);
  await checkEmail(site, "bert@example.com", "2001:db8::2");
});

test("one asker gets five answers a day about one address, in any spelling", async () => {
  const site = await testSite({ members });
  const ask = (email: string) => checkEmail(site, email, HERE);
  for (let n = 1; n <= 5; n++) await ask(n % 2 ? "Active@Example.com" : " active@example.com");
  await expect(ask("active@example.com")).rejects.toEqual(TOO_MANY);
  expect((await ask("new@example.com")).status).toBe("new");
  site.clock.advance(24 * 60 * 60 * 1000);
  expect((await ask("active@example.com")).status).toBe("active");
});

test("questions of strangers never keep the owner from an answer or a sign-up", async () => {
  const site = await testSite();
  for (let n = 1; n <= 40; n++) await checkEmail(site, "anna@example.com", `198.51.100.${n}`);
  const { status, token } = await checkEmail(site, "anna@example.com", HERE);
  expect(status).toBe("new");
  expect(() => assertEmailToken(site, "anna@example.com", token!)).not.toThrow();
});
