import { expect, test } from "vitest";
import { testSite } from "~/tests/support/test-site";
import { DEVICE_LASTS, deviceFrom, deviceToken, isKnownTo } from "./devices";

const owner = (email: string, passwordHash = "$argon2id$1") => ({ email, passwordHash });
const ANNA = owner("anna@example.com");
const BERT = owner("bert@example.com");

test("a device is known to the members who logged in there, and does not reveal them", async () => {
  const site = await testSite();
  const first = deviceToken(site, null, ANNA);
  const both = deviceToken(site, deviceFrom(site, first), BERT);
  const device = deviceFrom(site, both);
  expect([ANNA, BERT, owner("carl@example.com")].map((each) => isKnownTo(device!, each))).toEqual([true, true, false]);
  expect(device?.id).toBe(deviceFrom(site, first)?.id);
  expect(Buffer.from(both.split(".")[0]!, "base64url").toString()).not.toContain("anna");
});

test("a sixth owner evicts the oldest owner of a device, and a returning owner stays", async () => {
  const site = await testSite();
  const people = [1, 2, 3, 4, 5, 1, 6].map((n) => owner(`somebody${n}@example.com`));
  const device = people.reduce<ReturnType<typeof deviceFrom>>(
    (known, each) => deviceFrom(site, deviceToken(site, known, each)),
    null,
  );
  expect(people.map((each) => isKnownTo(device!, each))).toEqual([true, false, true, true, true, true, true]);
});

test("a device is known for a year, on its own site, unless its token is forged", async () => {
  const site = await testSite();
  const other = await testSite({ tenant: { slug: "other" } });
  const token = deviceToken(site, null, ANNA);
  for (const forged of [undefined, "", "x.y", `${token}x`]) expect(deviceFrom(site, forged)).toBeNull();
  expect(deviceFrom(other, token)).toBeNull();
  site.clock.advance(DEVICE_LASTS - 1);
  expect(isKnownTo(deviceFrom(site, token)!, ANNA)).toBe(true);
  site.clock.advance(1);
  expect(deviceFrom(site, token)).toBeNull();
});

test("a device is unknown after a password change, until the next login", async () => {
  const site = await testSite();
  const both = deviceToken(site, deviceFrom(site, deviceToken(site, null, ANNA)), BERT);
  const changed = owner(ANNA.email, "$argon2id$2");
  const known = (token: string) => [ANNA, changed, BERT].map((each) => isKnownTo(deviceFrom(site, token)!, each));
  expect(known(both)).toEqual([true, false, true]);
  expect(known(deviceToken(site, deviceFrom(site, both), changed))).toEqual([false, true, true]);
});
