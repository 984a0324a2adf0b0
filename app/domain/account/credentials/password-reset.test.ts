// @engines both
import { describe, expect, test } from "vitest";
import { deviceFrom } from "~/app/domain/account/devices/devices";
import { linkWorks } from "~/app/domain/account/links/links";
import { memberOf } from "~/app/domain/account/sessions/sessions";
import { effects } from "~/app/domain/effect-handlers";
import { sendDue } from "~/app/domain/site/outbox/outbox";
import { describeOnSqlite, testOnSqlite } from "~/tests/support/engines";
import { inOutbox } from "~/tests/support/in-outbox";
import { linkIn, mailsFrom, tokenIn } from "~/tests/support/mails";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import { logIn, rememberedDevice } from "./credentials";
import { askForReset, hasReset, resetPassword } from "./password-reset";

const bert = anAdult({ name: "Bert", email: "bert@example.com", password: "bert's own", confirmedAt: null });
const gone = anAdult({ name: "Gone", email: "gone@example.com", status: "deleted" });
const HOUR = 60 * 60 * 1000;

const login = (site: TestSite, password: string) => logIn(site, { email: bert.email, password }, "10.0.0.1");

async function mailedToken(site: TestSite): Promise<string> {
  await askForReset(site, { email: " BERT@example.com " }, "10.0.0.1");
  return tokenIn((await mailsFrom(site)).at(-1)!);
}

describe("a forgotten password", () => {
  testOnSqlite("is replaced once by the emailed link, which ends every session", async () => {
    const site = await testSite({ members: [bert] });
    const { token: phone } = await login(site, "bert's own");
    const token = await mailedToken(site);
    const mails = await mailsFrom(site);
    expect(mails).toMatchObject([{ to: bert.email, subject: "Choose a new password" }]);
    expect(linkIn(mails[0]!).pathname).toBe("/reset-password/do");
    await resetPassword(site, { token, password: "a new one now" });
    expect(await memberOf(site, phone)).toBeNull();
    await expect(login(site, "bert's own")).rejects.toMatchObject({ code: "auth.wrong" });
    expect((await login(site, "a new one now")).member.confirmedAt).toBe(site.now());
    const again = resetPassword(site, { token, password: "yet another" });
    await expect(again).rejects.toMatchObject({ code: "account.link_spent" });
  });

  testOnSqlite("is replaced once by a repeated form, and a used link cannot be used for guessing", async () => {
    const site = await testSite({ tenant: { slug: "twice" }, members: [bert] });
    const token = await mailedToken(site);
    const reset = (password: string) => resetPassword(site, { token, password });
    expect((await Promise.all([1, 2].map(() => reset("a new one now")))).sort()).toEqual([bert.email, null]);
    expect(await reset("a new one now")).toBeNull();
    const { token: phone } = await login(site, "a new one now");
    expect((await mailsFrom(site)).filter(({ subject }) => /changed/.test(subject))).toHaveLength(1);
    for (let tried = 2; tried < 10; tried++) {
      await expect(reset(`guess number ${tried}`)).rejects.toMatchObject({ code: "account.link_spent" });
    }
    await expect(reset("a new one now")).rejects.toMatchObject({ code: "auth.too_many_passwords" });
    site.clock.advance(60_000);
    await expect(reset("a new one now")).rejects.toMatchObject({ code: "account.link_spent" });
    expect(await memberOf(site, phone)).not.toBeNull();
  });

  testOnSqlite("is reported as replaced to the browser that did it, for a minute", async () => {
    const site = await testSite({ members: [bert] });
    const token = await mailedToken(site);
    const before = deviceFrom(site, await rememberedDevice(site, null, bert.email));
    await resetPassword(site, { token, password: "a new one now" });
    const own = deviceFrom(site, await rememberedDevice(site, null, bert.email));
    const told = () => Promise.all([own, before, null].map((device) => hasReset(site, token, device)));
    expect(await told()).toEqual([true, false, false]);
    site.clock.advance(60_000);
    expect(await told()).toEqual([false, false, false]);
  });

  testOnSqlite("is not replaced after an hour, nor by an earlier link after a later one was used", async () => {
    const site = await testSite({ members: [bert] });
    const early = await mailedToken(site);
    const late = await mailedToken(site);
    await resetPassword(site, { token: late, password: "a new one now" });
    await expect(resetPassword(site, { token: early, password: "an older one" })).rejects.toMatchObject({
      code: "account.link_spent",
    });
    const old = await mailedToken(site);
    site.clock.advance(HOUR);
    await expect(resetPassword(site, { token: old, password: "an older one" })).rejects.toMatchObject({
      code: "account.link_spent",
    });
  });

  testOnSqlite("needs a password that the sign-up accepts", async () => {
    const site = await testSite({ members: [bert] });
    const token = await mailedToken(site);
    await expect(resetPassword(site, { token, password: "short" })).rejects.toMatchObject({
      code: "error.too_short",
      detail: { fields: { password: [{ key: "error.too_short", params: { min: 8 } }] } },
    });
    await resetPassword(site, { token, password: "long enough" });
  });

  test("one of two simultaneous requests with one link sets the password", async () => {
    const site = await testSite({ members: [bert] });
    const token = await mailedToken(site);
    const tries = ["the first one", "the second one"].map((password) => resetPassword(site, { token, password }));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("whether an address is known", () => {
  test("does not change the answer to a request", async () => {
    const site = await testSite({ members: [bert, gone] });
    for (const email of [bert.email, gone.email, "nobody@example.com"]) {
      expect(await askForReset(site, { email }, "10.0.0.1")).toBeUndefined();
    }
    const effects = await inOutbox(site, "waiting");
    expect(effects.map(({ kind, attempts }) => [kind, attempts])).toEqual(Array(3).fill(["password_reset", 0]));
    expect((await mailsFrom(site)).map(({ to }) => to)).toEqual([bert.email]);
  });

  testOnSqlite("does not change the work, including an email that is never sent", async () => {
    const site = await testSite({ members: [bert] });
    for (const email of [bert.email, "nobody@example.com"]) await askForReset(site, { email }, "10.0.0.1");
    expect(await sendDue(site, "a test", effects)).toBe(2);
    expect((await inOutbox(site, "waiting")).map(({ kind }) => kind)).toEqual(["mail", "mail"]);
    expect(await sendDue(site, "a test", effects)).toBe(2);
    // A daily job removes the records of sent emails.
    expect((await inOutbox(site, "waiting")).map(({ kind }) => kind)).toEqual(["mails.forget"]);
    expect((await inOutbox(site, "done")).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1]);
    expect((await mailsFrom(site)).map(({ to }) => to)).toEqual([bert.email]);
  });

  testOnSqlite("does not change the limit: five in half an hour for one address, on one site", async () => {
    const [site, other] = [await testSite({ tenant: { slug: "forgetful" }, members: [bert] }), await testSite()];
    for (const email of [bert.email, "nobody@example.com"]) {
      for (let asked = 0; asked < 5; asked++) await askForReset(site, { email }, "10.0.0.1");
      await expect(askForReset(site, { email: email.toUpperCase() }, "10.0.0.1")).rejects.toMatchObject({
        code: "reset.too_many",
        kind: "too_many",
        detail: { retryAfter: 1800, params: { minutes: 30 } },
      });
      await askForReset(other, { email }, "10.0.0.1");
    }
    await askForReset(site, { email: "somebody.else@example.com" }, "10.0.0.1");
    site.clock.advance(HOUR / 2);
    await askForReset(site, { email: bert.email }, "10.0.0.1");
  });

  testOnSqlite("does not matter for the limit of 25 in five minutes per address block", async () => {
    const site = await testSite({ tenant: { slug: "listed" } });
    const ask = (n: number, asker: string) => askForReset(site, { email: `somebody${n}@example.com` }, asker);
    for (let asked = 0; asked < 25; asked++) await ask(asked, "2001:db8::1");
    await expect(ask(25, "2001:db8::2")).rejects.toMatchObject({ code: "request.too_many", kind: "too_many" });
    await ask(26, "2001:db8:0:1::1");
    site.clock.advance(5 * 60 * 1000);
    await ask(27, "2001:db8::1");
  });

  testOnSqlite("is not asked for an invalid address", async () => {
    const site = await testSite();
    await expect(askForReset(site, { email: "bert" }, "10.0.0.1")).rejects.toMatchObject({
      code: "signup.invalid_email",
    });
  });
});

describeOnSqlite("strangers who request a new password for a member all day", () => {
  const askFromEverywhere = async (site: TestSite, hours: number) => {
    for (let minute = 0; minute < hours * 60; minute += 5) {
      await askForReset(site, { email: bert.email }, `198.51.100.${(minute / 5) % 250}`);
      site.clock.advance(5 * 60 * 1000);
    }
  };

  test("cause about one email an hour", async () => {
    const site = await testSite({ members: [bert] });
    await askFromEverywhere(site, 24);
    expect((await mailsFrom(site)).length).toBeLessThan(36);
  });

  test("never keep its owner from having a valid link", async () => {
    const site = await testSite({ members: [bert] });
    for (let round = 0; round < 10; round++) {
      await askFromEverywhere(site, 0.9);
      const token = await mailedToken(site);
      expect(await linkWorks(site, "reset", token)).toBe(true);
    }
  });
});
