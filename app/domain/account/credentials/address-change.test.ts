import { describe, expect, test } from "vitest";
import { activate, confirmedBy, resendActivation } from "~/app/domain/account/accounts/activation";
import { rowsOf } from "~/app/domain/account/exports/exports.queries";
import { linkIn, mailsFrom, tokenIn } from "~/tests/support/mails";
import { anAdult, type Person, type TestSite, testSite } from "~/tests/support/test-site";
import { askForAddress, changeAddress } from "./address-change";
import { logIn } from "./credentials";
import { askForReset, resetPassword } from "./password-reset";

const anna = anAdult({ name: "Anna", email: "anna@example.com", password: "anna's own", language: "fr" });
const hasty = anAdult({ name: "Hasty", email: "hsaty@example.com", password: "hasty's own", confirmedAt: null });
const bert = anAdult({ name: "Bert", email: "bert@example.com" });
const SPENT = { code: "account.link_spent" };

const ask = (site: TestSite, who: Person, email: string, password = who.password!) =>
  askForAddress(site, who, { email, password });
const login = (site: TestSite, email: string, who: Person) =>
  logIn(site, { email, password: who.password! }, "10.0.0.1");

describe("a new address", () => {
  test("is set once its link is followed, and the old address gets an email", async () => {
    const site = await testSite({ members: [anna] });
    await ask(site, anna, "Anna@Hotmail.com");
    const [toNew] = await mailsFrom(site);
    expect(toNew).toMatchObject({ to: "anna@hotmail.com", subject: "Confirme ta nouvelle adresse e-mail" });
    expect(linkIn(toNew!).pathname).toBe("/mail-change/do");
    expect((await login(site, anna.email, anna)).member.email).toBe(anna.email);
    await changeAddress(site, tokenIn(toNew!));
    await expect(login(site, anna.email, anna)).rejects.toMatchObject({ code: "auth.wrong" });
    const { member } = await login(site, "anna@hotmail.com", anna);
    expect(member).toMatchObject({ id: anna.id, confirmedAt: site.now(), mailProvider: 2 });
    const told = (await mailsFrom(site)).slice(1);
    expect(told).toMatchObject([
      { to: anna.email, subject: "Ton adresse e-mail a changé" },
      { to: "anna@hotmail.com", subject: "Tes informations ont été modifiées" },
    ]);
    expect(told[0]!.text + told[0]!.html).not.toContain("hotmail");
    site.clock.advance(60_000);
    await expect(changeAddress(site, tokenIn(toNew!))).rejects.toMatchObject(SPENT);
  });

  test("is set once if the button is pressed twice, and both answers report success", async () => {
    const site = await testSite({ members: [anna] });
    await ask(site, anna, "new@example.com");
    const token = tokenIn((await mailsFrom(site))[0]!);
    await Promise.all([1, 2, 3].map(() => changeAddress(site, token)));
    expect((await mailsFrom(site)).filter(({ to }) => to === anna.email)).toHaveLength(1);
    const told = () => site.db.read((conn) => confirmedBy(site, conn, "change_email", token));
    expect(await told()).toEqual({ accountId: anna.id, justNow: true });
    site.clock.advance(60_000);
    expect(await told()).toEqual({ accountId: anna.id, justNow: false });
    await ask(site, { ...anna, email: "new@example.com" }, "newer@example.com");
    await changeAddress(site, tokenIn((await mailsFrom(site)).find(({ to }) => to === "newer@example.com")!));
    expect(await told()).toBeUndefined();
  });

  test("gets one email for a repeated form, and another email after a minute", async () => {
    const site = await testSite({ members: [anna] });
    await Promise.all([1, 2, 3].map(() => ask(site, anna, "new@example.com")));
    expect(await mailsFrom(site)).toHaveLength(1);
    site.clock.advance(60_000);
    await ask(site, anna, "new@example.com");
    expect(await mailsFrom(site)).toHaveLength(2);
  });

  test("needs the password, and must differ from the present address", async () => {
    const site = await testSite({ members: [anna] });
    for (const password of ["", "wrong"]) {
      await expect(ask(site, anna, "new@example.com", password)).rejects.toMatchObject({
        detail: { fields: { password: [{ key: "notifications.wrong_password" }] } },
      });
    }
    await expect(ask(site, anna, "ANNA@example.com")).rejects.toMatchObject({
      detail: { fields: { email: [{ key: "notifications.same_address" }] } },
    });
    await expect(ask(site, anna, "anna")).rejects.toMatchObject({ code: "signup.invalid_email" });
    expect(await mailsFrom(site)).toEqual([]);
  });

  test("needs no password if the present address is unconfirmed, and invalidates earlier links", async () => {
    const site = await testSite({ members: [hasty] });
    await resendActivation(site, hasty);
    await askForReset(site, { email: hasty.email }, "10.0.0.1");
    await ask(site, hasty, "hasty@example.com", "");
    const mails = await mailsFrom(site);
    const [activation, reset, change] = ["activate", "reset-password", "mail-change"].map((path) => {
      return tokenIn(mails.find((mail) => linkIn(mail).pathname.startsWith(`/${path}`))!);
    });
    await changeAddress(site, change!);
    await expect(activate(site, activation!)).rejects.toMatchObject(SPENT);
    await expect(resetPassword(site, { token: reset!, password: "a stranger's" })).rejects.toMatchObject(SPENT);
    expect((await login(site, "hasty@example.com", hasty)).member.confirmedAt).toBe(site.now());
  });

  test("is not blocked by an earlier request, nor pending for longer than a day", async () => {
    const site = await testSite({ members: [anna] });
    await ask(site, anna, "first@example.com");
    await ask(site, anna, "second@example.com");
    const [first, second] = (await mailsFrom(site)).map(tokenIn);
    await changeAddress(site, second!);
    await expect(changeAddress(site, first!)).rejects.toMatchObject(SPENT);
    const renewed = { ...anna, email: "second@example.com" };
    await ask(site, renewed, "third@example.com");
    site.clock.advance(24 * 60 * 60 * 1000);
    const third = (await mailsFrom(site)).find(({ to }) => to === "third@example.com")!;
    await expect(changeAddress(site, tokenIn(third))).rejects.toMatchObject(SPENT);
  });
});

describe("another member's address", () => {
  test("can be requested like any other, and only its owner gets an email about the account", async () => {
    const site = await testSite({ members: [anna, bert] });
    expect(await ask(site, anna, bert.email)).toBeUndefined();
    expect(await mailsFrom(site)).toMatchObject([{ to: bert.email, subject: "You already have an account" }]);
  });

  test("is not revealed by the requester's own export", async () => {
    const site = await testSite({ members: [anna, bert] });
    for (const email of [bert.email, "nobody@example.com"]) await ask(site, anna, email);
    const { mailed_links: links = [] } = await site.db.read((conn) => rowsOf(conn, anna.id));
    const told = links.map(({ id: _, email: _e, ...link }) => link);
    expect(links.map(({ email }) => email).sort()).toEqual([bert.email, "nobody@example.com"]);
    expect(told[0]).toEqual(told[1]);
  });

  test("is refused if the other member has confirmed it first", async () => {
    const site = await testSite({ members: [anna, hasty] });
    await ask(site, anna, "new@example.com");
    await ask(site, hasty, "new@example.com");
    const [annas, hastys] = (await mailsFrom(site)).map(tokenIn);
    await changeAddress(site, hastys!);
    await expect(changeAddress(site, annas!)).rejects.toMatchObject(SPENT);
  });
});

test("a member may request five new addresses in half an hour", async () => {
  const site = await testSite({ tenant: { slug: "fickle" }, members: [hasty] });
  for (let asked = 0; asked < 5; asked++) await ask(site, hasty, `new${asked}@example.com`);
  await expect(ask(site, hasty, "one.more@example.com")).rejects.toMatchObject({
    code: "notifications.change_too_many",
    kind: "too_many",
  });
});
