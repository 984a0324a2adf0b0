import { expect, test } from "vitest";
import { memberOf, sessionsOf } from "~/app/domain/account/sessions/sessions";
import type { Semaphore } from "~/db/semaphore";
import { mailsFrom, tokenIn } from "~/tests/support/mails";
import { anAdult, testSite } from "~/tests/support/test-site";
import { askForAddress, changeAddress } from "./address-change";
import { logIn } from "./credentials";
import { changePassword } from "./password-change";
import { askForReset, resetPassword } from "./password-reset";

const anna = anAdult({ name: "Anna", email: "anna@example.com", password: "anna's own" });

const siteWithLogins = async (slug: string) => {
  const site = await testSite({ tenant: { slug }, members: [anna] });
  const login = (password = "anna's own") => logIn(site, { email: anna.email, password }, "10.0.0.1");
  return { site, login, here: (await login()).token, elsewhere: (await login()).token };
};

test("a new password ends all other sessions and invalidates emailed links", async () => {
  const { site, login, here, elsewhere } = await siteWithLogins("changing");
  await askForReset(site, { email: anna.email }, "10.0.0.1");
  const link = tokenIn((await mailsFrom(site))[0]!);
  await changePassword(site, anna, { current: "anna's own", password: "another of anna's" }, here);
  expect(await memberOf(site, here)).not.toBeNull();
  expect(await memberOf(site, elsewhere)).toBeNull();
  await expect(login()).rejects.toMatchObject({ code: "auth.wrong" });
  await login("another of anna's");
  const late = resetPassword(site, { token: link, password: "yet another one" });
  await expect(late).rejects.toMatchObject({ code: "account.link_spent" });
});

test.each(["changed", "forgotten and set anew"])(
  "an earlier request for another address is void after the password was %s",
  async (how) => {
    const { site, here } = await siteWithLogins("taken-over");
    await askForAddress(site, anna, { email: "thief@example.com", password: "anna's own" });
    const thiefs = tokenIn((await mailsFrom(site))[0]!);
    if (how === "changed") {
      await changePassword(site, anna, { current: "anna's own", password: "another of anna's" }, here);
    } else {
      await askForReset(site, { email: anna.email }, "10.0.0.1");
      const token = tokenIn((await mailsFrom(site)).find(({ to }) => to === anna.email)!);
      await resetPassword(site, { token, password: "another of anna's" });
    }
    await expect(changeAddress(site, thiefs)).rejects.toMatchObject({ code: "account.link_spent" });
    expect((await logIn(site, { email: anna.email, password: "another of anna's" }, "10.0.0.1")).member.id).toBe(
      anna.id,
    );
  },
);

test("a login with the old password at the same moment fails", async () => {
  const { site, login, here } = await siteWithLogins("overtaken");
  const run: Semaphore["run"] = async (...asked) => {
    const done = await site.machine.semaphore.run(...asked);
    await changePassword(site, anna, { current: "anna's own", password: "another of anna's" }, here);
    return done;
  };
  const overtaken = { ...site, machine: { ...site.machine, semaphore: { run } } };
  const credentials = { email: anna.email, password: "anna's own" };
  await expect(logIn(overtaken, credentials, "10.0.0.1")).rejects.toMatchObject({ code: "auth.wrong" });
  const { token } = await login("another of anna's");
  expect(await sessionsOf(site, anna, token, "")).toHaveLength(2);
});

test("one of two simultaneous changes succeeds, and its owner stays logged in", async () => {
  const { site, here, elsewhere } = await siteWithLogins("at-once");
  const tries = [here, elsewhere].map((token, n) =>
    changePassword(site, anna, { current: "anna's own", password: `another of anna's ${n}` }, token),
  );
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const [first, second] = outcomes[0]!.status === "fulfilled" ? [here, elsewhere] : [elsewhere, here];
  expect([(await memberOf(site, first)) !== null, await memberOf(site, second)]).toEqual([true, null]);
});

test("a repeated form changes the password once, for the session that knew the old password", async () => {
  const { site, here, elsewhere, login } = await siteWithLogins("sent-twice");
  const change = (token: string, current = "anna's own", password = "another of anna's") =>
    changePassword(site, anna, { current, password }, token);
  await Promise.all([change(here), change(here)]);
  await change(here);
  expect(await mailsFrom(site)).toHaveLength(1);
  const WRONG = { code: "notifications.wrong_password" };
  await expect(change(here, "anna's own", "a third of anna's")).rejects.toMatchObject(WRONG);
  await expect(change(elsewhere)).rejects.toMatchObject(WRONG);
  await login("another of anna's");
  // Eight attempts so far: two for each second click, and one for the others.
  await change(here, "another of anna's", "a third of anna's");
  await expect(change(here, "another of anna's", "a third of anna's")).rejects.toMatchObject({
    code: "auth.too_many_passwords",
  });
});

test("a session that did not enter the old password recently does not learn whether the new one is right", async () => {
  const { site, here } = await siteWithLogins("guessing-twice");
  const guess = () => changePassword(site, anna, { current: "wrong", password: "anna's own" }, here);
  for (let tried = 0; tried < 10; tried++) {
    await expect(guess()).rejects.toMatchObject({ code: "notifications.wrong_password" });
  }
  await expect(guess()).rejects.toMatchObject({ code: "auth.too_many_passwords" });
});

test("a change needs a valid new password, and the present one within ten tries in fifteen minutes", async () => {
  const { site, here, elsewhere } = await siteWithLogins("guessing");
  const change = (current: string, password = "another of anna's") =>
    changePassword(site, anna, { current, password }, here);
  await expect(change("anna's own", "short")).rejects.toMatchObject({ code: "error.too_short" });
  for (let tried = 0; tried < 10; tried++) {
    await expect(change("wrong")).rejects.toMatchObject({
      detail: { fields: { current: [{ key: "notifications.wrong_password" }] } },
    });
  }
  await expect(change("anna's own")).rejects.toMatchObject({ code: "auth.too_many_passwords", kind: "too_many" });
  expect(await memberOf(site, elsewhere)).not.toBeNull();
});
