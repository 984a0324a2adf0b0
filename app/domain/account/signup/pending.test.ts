import { describe, expect, test } from "vitest";
import { activate } from "~/app/domain/account/accounts/activation";
import { logIn } from "~/app/domain/account/credentials/credentials";
import { memberOf } from "~/app/domain/account/sessions/sessions";
import { accounts } from "~/db/tables";
import { altered } from "~/tests/support/altered";
import { linkIn, mailsFrom, sendAll, tokenIn } from "~/tests/support/mails";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import { enterPending, givePendingUp, openPending, type PendingSignup, resendPending, sealPending } from "./pending";
import { signUp } from "./signup";
import type { SignupDraft } from "./signup.schema";

const HOUR = 60 * 60 * 1000;
const draft = {
  email: "anna@example.com",
  name: "Anna",
  password: "correct horse",
  birthDate: "1996-03-14",
  consents: { terms: true, sensitiveData: true },
} as SignupDraft;

const bert = () => anAdult({ email: "bert@example.com" });
const secretive = (slug: string) => testSite({ tenant: { slug, accountDiscovery: "private" }, members: [bert()] });

/** Returns a sign-up with this address, as its browser stores it. */
async function waiting(site: TestSite, email: string): Promise<{ sealed: string; pending: PendingSignup }> {
  const id = site.newId();
  expect(await signUp(site, { ...draft, email }, "10.0.0.1", id)).toBeNull();
  const sealed = await sealPending(site, { id, email, fields: [["name", "Anna"]] });
  return { sealed, pending: (await openPending(site, sealed))! };
}

const accountsOf = (site: TestSite) => site.db.read(({ drizzle }) => drizzle.select().from(accounts));
const mailsTo = async (site: TestSite, email: string) => (await mailsFrom(site)).filter(({ to }) => to === email);

describe("a pending sign-up in the browser", () => {
  test("looks the same for a new and a known address", async () => {
    const site = await secretive("alike");
    const [known, fresh] = [await waiting(site, "bert@example.com"), await waiting(site, "anna@example.com")];
    expect(known.sealed).toHaveLength(fresh.sealed.length);
    expect(Buffer.from(fresh.sealed, "base64url").toString("latin1")).not.toContain(fresh.pending.id);
  });

  test("opens only on its own site, unaltered, for three days", async () => {
    const [site, other] = [await secretive("sealed"), await secretive("elsewhere")];
    const { sealed } = await waiting(site, "anna@example.com");
    expect(await openPending(site, sealed)).toMatchObject({ email: "anna@example.com", fields: [["name", "Anna"]] });
    expect(await openPending(other, sealed)).toBeNull();
    for (const wrong of ["", "x", sealed.slice(1), altered(sealed)]) {
      expect(await openPending(site, wrong)).toBeNull();
    }
    site.clock.advance(72 * HOUR);
    expect(await openPending(site, sealed)).toBeNull();
  });

  test("fits into a cookie for any form", async () => {
    const site = await secretive("long");
    const fields: [string, string][] = [["name", "\u{1f469}".repeat(3000)]];
    const sealed = await sealPending(site, { id: site.newId(), email: `${"a".repeat(60)}@example.com`, fields });
    expect(sealed.length).toBeLessThan(3500);
  });
});

describe("the resent email", () => {
  test("contains another link for a new address, and is the owner's email for a known address", async () => {
    const site = await secretive("again");
    const [known, fresh] = [await waiting(site, "bert@example.com"), await waiting(site, "anna@example.com")];
    for (const { pending } of [known, fresh]) await resendPending(site, pending);
    await sendAll(site);
    const [first, second] = await mailsTo(site, "anna@example.com");
    expect([first, second].map((mail) => linkIn(mail!).pathname)).toEqual(["/complete-signup", "/complete-signup"]);
    expect((await mailsTo(site, "bert@example.com")).map((mail) => linkIn(mail).pathname)).toEqual(["/login"]);
  });

  test("is sent five times in half an hour, for a new and a known address", async () => {
    const site = await secretive("often");
    for (const email of ["bert@example.com", "anna@example.com"]) {
      const { pending } = await waiting(site, email);
      for (let asked = 0; asked < 5; asked++) await resendPending(site, pending);
      await expect(resendPending(site, pending)).rejects.toMatchObject({ code: "account.resend_too_many" });
    }
  });
});

describe("a cancelled sign-up", () => {
  test("is erased with its links", async () => {
    const site = await secretive("given-up");
    const { pending } = await waiting(site, "anna@example.com");
    const [mail] = await mailsTo(site, "anna@example.com");
    await givePendingUp(site, pending);
    await sendAll(site);
    await sendAll(site);
    await expect(activate(site, tokenIn(mail!))).rejects.toMatchObject({ code: "account.link_spent" });
    expect((await accountsOf(site)).map(({ email }) => email)).toEqual(["bert@example.com"]);
  });

  test("stays if its address was confirmed meanwhile, and a known account stays unchanged", async () => {
    const site = await secretive("kept");
    const [known, fresh] = [await waiting(site, "bert@example.com"), await waiting(site, "anna@example.com")];
    await activate(site, tokenIn((await mailsTo(site, "anna@example.com"))[0]!));
    for (const { pending } of [known, fresh]) await givePendingUp(site, pending);
    await sendAll(site);
    expect(await accountsOf(site)).toHaveLength(2);
    expect((await logIn(site, { email: draft.email, password: draft.password }, "10.0.0.1")).member.name).toBe("Anna");
  });
});

test("the browser that signed up is logged in only after the address is confirmed", async () => {
  const site = await secretive("entering");
  const [known, fresh] = [await waiting(site, "bert@example.com"), await waiting(site, "anna@example.com")];
  await expect(enterPending(site, fresh.pending)).rejects.toMatchObject({ code: "auth.wrong_or_unconfirmed" });
  await activate(site, tokenIn((await mailsTo(site, "anna@example.com"))[0]!));
  const { token, member } = await enterPending(site, fresh.pending);
  expect(member.email).toBe("anna@example.com");
  expect((await memberOf(site, token))?.id).toBe(fresh.pending.id);
  await expect(enterPending(site, known.pending)).rejects.toMatchObject({ code: "auth.wrong_or_unconfirmed" });
});
