// @engines both
import { describe, expect, test } from "vitest";
import { logIn } from "~/app/domain/account/credentials/credentials";
import { memberOf } from "~/app/domain/account/sessions/sessions";
import { signUp } from "~/app/domain/account/signup/signup";
import type { SignupDraft } from "~/app/domain/account/signup/signup.schema";
import { like } from "~/app/domain/people/likes/likes";
import { defaultFilters, search } from "~/app/domain/people/search/search";
import { conversationWith, sendMessage } from "~/app/domain/talk/chats/chats";
import { links } from "~/db/tables";
import { describeOnSqlite, testOnSqlite } from "~/tests/support/engines";
import { linkIn, mailsFrom, sendAll, tokenIn } from "~/tests/support/mails";
import { startSmtp } from "~/tests/support/smtp";
import { aFictional, anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import { activate, activationDelivered, resendActivation } from "./activation";

const HOUR = 60 * 60 * 1000;
const SPENT = { code: "account.link_spent", kind: "not_found" };

const draft = {
  email: "anna@example.com",
  name: "Anna",
  password: "correct horse",
  birthDate: "1996-03-14",
  consents: { terms: true, sensitiveData: true },
  language: "nl",
} as SignupDraft;

/** Returns a new member as they are now. */
async function joined(site: TestSite) {
  const { token } = (await signUp(site, draft, "10.0.0.1"))!;
  return async () => (await memberOf(site, token))!;
}

describe("a new member", () => {
  testOnSqlite("gets an email in their language, whose link confirms the address once", async () => {
    const site = await testSite();
    const anna = await joined(site);
    const mails = await mailsFrom(site);
    expect(mails).toMatchObject([{ to: "anna@example.com", subject: "Bevestig je e-mailadres" }]);
    expect(linkIn(mails[0]!).href).toMatch(/^https:\/\/velvet\.test\/activate\?token=[\w.-]+$/);
    expect((await anna()).confirmedAt).toBeNull();
    await Promise.all([1, 2, 3].map(() => activate(site, tokenIn(mails[0]!)))); // a repeated form
    expect((await anna()).confirmedAt).toBe(site.now());
    site.clock.advance(60_000);
    await expect(activate(site, tokenIn(mails[0]!))).rejects.toMatchObject(SPENT);
  });

  testOnSqlite("has three days to confirm", async () => {
    const site = await testSite();
    await joined(site);
    const token = tokenIn((await mailsFrom(site))[0]!);
    site.clock.advance(72 * HOUR);
    await expect(activate(site, token)).rejects.toMatchObject(SPENT);
    site.clock.advance(-1);
    await activate(site, token);
  });

  testOnSqlite("cannot confirm with a link of another site or purpose, or by guessing", async () => {
    const [site, other] = [await testSite(), await testSite({ tenant: { slug: "other" } })];
    await joined(site);
    await joined(other);
    const token = tokenIn((await mailsFrom(site))[0]!);
    const [row] = await site.db.read(({ drizzle }) => drizzle.select().from(links));
    const wrong = site.signer.sign("reset", row!.id, row!.expiresAt);
    for (const each of ["", "x", row!.id, `${token}x`, wrong, token.replace(".", "")]) {
      await expect(activate(site, each)).rejects.toMatchObject(SPENT);
    }
    await expect(activate(other, token)).rejects.toMatchObject(SPENT);
    expect(JSON.stringify(row)).not.toContain(token.split(".")[1]);
  });

  testOnSqlite("may browse, like and begin a conversation before, but not write", async () => {
    const bert = anAdult({ name: "Bert" });
    const rosa = aFictional({ name: "Rosa" });
    const site = await testSite({ members: [bert, rosa] });
    const anna = await joined(site);
    const me = await anna();
    expect((await search(site, me, defaultFilters(site, me))).profiles).toHaveLength(2);
    await like(site, me, bert.id);
    const conversation = await conversationWith(site, me, bert.id);
    const withRosa = await conversationWith(site, me, rosa.id);
    const write = async (to: string) => sendMessage(site, await anna(), { conversation: to, text: "Hi", key: to });
    const refused = { code: "account.not_confirmed", kind: "forbidden" };
    await expect(write(conversation)).rejects.toMatchObject(refused);
    await expect(write(withRosa)).rejects.toMatchObject(refused);
    await activate(site, tokenIn((await mailsFrom(site))[0]!));
    expect((await write(conversation)).created).toBe(true);
  });

  test("may write at once if the tenant allows it", async () => {
    const bert = anAdult({ name: "Bert" });
    const site = await testSite({ tenant: { confirmBeforeWriting: false }, members: [bert] });
    const me = await (await joined(site))();
    const conversation = await conversationWith(site, me, bert.id);
    expect((await sendMessage(site, me, { conversation, text: "Hi", key: "k" })).created).toBe(true);
  });
});

describe("the activation email", () => {
  test("counts as delivered once a mail server has accepted it", async () => {
    const post = await startSmtp();
    const site = await testSite({ tenant: { mail: post.config } });
    const anna = await joined(site);
    const delivered = async () => activationDelivered(site, await anna());
    post.refuse = true;
    expect(await delivered()).toBe(false);
    await sendAll(site);
    expect(await delivered()).toBe(false);
    post.refuse = false;
    site.clock.advance(5_000);
    await sendAll(site);
    expect(await delivered()).toBe(true);
    await resendActivation(site, await anna());
    expect(await delivered()).toBe(false);
    await activate(site, tokenIn(post.mails[0]!));
    expect(await delivered()).toBe(true);
  });

  testOnSqlite("is resent on request, five times in half an hour, until the address is confirmed", async () => {
    const site = await testSite({ tenant: { slug: "resending" } });
    const anna = await joined(site);
    for (let asked = 0; asked < 5; asked++) await resendActivation(site, await anna());
    await expect(resendActivation(site, await anna())).rejects.toMatchObject({
      code: "account.resend_too_many",
      kind: "too_many",
      detail: { retryAfter: 1800, params: { minutes: 30 } },
    });
    const mails = await mailsFrom(site);
    expect(mails).toHaveLength(6);
    await activate(site, tokenIn(mails[2]!));
    site.clock.advance(HOUR);
    await resendActivation(site, await anna());
    expect(await mailsFrom(site)).toHaveLength(6);
  });
});

describeOnSqlite("on a site with private addresses", () => {
  test("the owner of a known address gets an email about the sign-up, once a day", async () => {
    const bert = anAdult({ name: "Bert", email: "bert@example.com", language: "de" });
    const site = await testSite({ tenant: { accountDiscovery: "private" }, members: [bert] });
    for (let tried = 0; tried < 3; tried++)
      expect(await signUp(site, { ...draft, email: bert.email }, "10.0.0.1")).toBeNull();
    expect(await signUp(site, draft, "10.0.0.1")).toBeNull();
    const mails = await mailsFrom(site);
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ["anna@example.com", "Bevestig je e-mailadres"],
      ["bert@example.com", "Du hast schon ein Konto"],
    ]);
    expect(mails.map((mail) => linkIn(mail).pathname).sort()).toEqual(["/complete-signup", "/login"]);
    await activate(site, tokenIn(mails.find(({ to }) => to === draft.email)!));
    const { member } = await logIn(site, { email: draft.email, password: draft.password }, "10.0.0.1");
    expect(member.confirmedAt).toBe(site.now());
  });
});
