import { beforeEach, describe, expect, test } from "vitest";
import { logIn } from "~/app/domain/account/credentials/credentials";
import { rememberedDevice } from "~/app/domain/account/credentials/known-devices";
import { changePassword } from "~/app/domain/account/credentials/password-change";
import { noteWrongPassword } from "~/app/domain/account/credentials/wrong-passwords";
import { deviceFrom } from "~/app/domain/account/devices/devices";
import { mailsFrom } from "~/tests/support/mails";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import { admitGuess, forgetGuesses } from "./guesses";

const DAY = 24 * 60 * 60 * 1000;
const anna = anAdult({ name: "Anna", email: "anna@example.com", password: "anna's own" });
const OWN = { email: anna.email, password: "anna's own" };
let site: TestSite;

beforeEach(async () => {
  site = await testSite({ members: [anna] });
});

/** Makes one attempt per network address. Returns the wait in seconds; 0 if admitted. */
const guess = (from: number, email = anna.email) =>
  admitGuess(site, { email, address: `198.51.${from >> 8}.${from & 255}`, device: null }).then(
    () => 0,
    ({ code, detail }) => {
      expect(code).toBe("auth.slowed");
      return detail.retryAfter as number;
    },
  );

async function attack(tries: number, email?: string): Promise<void> {
  for (let made = 0; made < tries; made++) await guess(made, email);
}

const knownDevice = async () => deviceFrom(site, await rememberedDevice(site, null, anna.email));

describe("wrong passwords for one account from many addresses", () => {
  test("wait longer each time, at most a minute, for known and unknown addresses", async () => {
    for (const email of [anna.email, "nobody@example.com"]) {
      await attack(30, email);
      const waits: number[] = [];
      for (let made = 30; made < 40; made++) {
        const wait = await guess(made, email);
        waits.push(wait);
        site.clock.advance(wait * 1000);
        expect(await guess(made, email)).toBe(0);
      }
      expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, 60]);
    }
  });

  test("slow down no other account, and expire after a day", async () => {
    await attack(40);
    expect(await guess(41)).toBeGreaterThan(0);
    expect(await guess(41, "bert@example.com")).toBe(0);
    site.clock.advance(DAY);
    expect(await guess(41)).toBe(0);
  });

  test("never lock the owner out on a known device, from any network address", async () => {
    await attack(40);
    const device = await knownDevice();
    for (let from = 0; from < 24; from++) await guess(7, `somebody${from}@example.com`);
    const { member } = await logIn(site, { email: anna.email, password: "anna's own" }, "198.51.0.7", device);
    expect(member.id).toBe(anna.id);
  });

  test("on a known device count separately, ten in fifteen minutes, then as on any device", async () => {
    const device = await knownDevice();
    const admit = () => admitGuess(site, { email: anna.email, address: "203.0.113.1", device });
    for (let made = 0; made < 10; made++) expect(await admit()).toBe(true);
    expect(await admit()).toBe(false);
    site.clock.advance(15 * 60 * 1000);
    expect(await admit()).toBe(true);
  });

  test("on a formerly known device count as on any device after a password change", async () => {
    const [device, { token }] = [await knownDevice(), await logIn(site, OWN, "198.51.0.7")];
    await changePassword(site, anna, { current: OWN.password, password: "another of anna's" }, token);
    for (let made = 0; made < 24; made++) await guess(7, `somebody${made}@example.com`);
    const again = () => logIn(site, { ...OWN, password: "another of anna's" }, "198.51.0.7", device);
    await expect(again()).rejects.toMatchObject({ code: "auth.too_many" });
  });

  test("no longer count after the right password", async () => {
    await attack(30);
    await forgetGuesses(site, anna.email);
    expect(await guess(31)).toBe(0);
  });
});

describe("the owner", () => {
  const wrong = async (times: number, email = anna.email) => {
    for (let made = 1; made < times; made++) await noteWrongPassword(site, email);
    const last = logIn(site, { email, password: "wrong" }, "198.51.100.1");
    await expect(last).rejects.toMatchObject({ code: "auth.wrong" });
  };

  test("gets an email about many wrong passwords, once a day, and no one else does", async () => {
    await wrong(30);
    expect(await mailsFrom(site)).toEqual([]);
    await wrong(2);
    const told = await mailsFrom(site);
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([[anna.email, "Wrong passwords for your account"]]);
    await wrong(32, "nobody@example.com");
    expect(await mailsFrom(site)).toHaveLength(1);
    site.clock.advance(DAY);
    await wrong(32);
    expect(await mailsFrom(site)).toHaveLength(2);
  });
});
