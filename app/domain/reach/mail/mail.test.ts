// @engines one
import { describe, expect, test } from "vitest";
import { effects } from "~/app/domain/effect-handlers";
import { sendDue } from "~/app/domain/site/outbox/outbox";
import { LANGUAGES, type Language } from "~/app/locales";
import { NICHES } from "~/tenants/config/vocabulary";
import { inOutbox } from "~/tests/support/in-outbox";
import { linkIn, mailsFrom, type OpenedMail } from "~/tests/support/mails";
import { isFull } from "~/tests/support/share";
import { startSmtp } from "~/tests/support/smtp";
import { START, type TestSite, testSite } from "~/tests/support/test-site";
import { enqueueMail, keptMails, type Mail } from "./mail";
import { mailKind } from "./mail.schema";

const KINDS = mailKind.options;
const token = { purpose: "activation", id: "an-id", expiresAt: START + 60_000 };

const mail = (given: Partial<Mail> = {}): Mail => ({
  kind: "activation",
  account: "annas-id",
  to: "anna@example.com",
  language: "en",
  name: "Anna",
  action: { path: "/activate", token },
  ...given,
});

const put = (site: TestSite, ...mails: Mail[]) =>
  site.db.transact(async (tx) => {
    for (const [index, each] of mails.entries()) await enqueueMail(site, tx, each, `${index}`);
  });

/** Renders every kind in every language, or in these. */
async function everyMail(site: TestSite, languages: readonly Language[] = LANGUAGES): Promise<OpenedMail[]> {
  await put(site, ...KINDS.flatMap((kind) => languages.map((language) => mail({ kind, language }))));
  const mails = await mailsFrom(site);
  expect(mails).toHaveLength(KINDS.length * languages.length);
  return mails;
}

describe("an email", () => {
  test("is sent by the tenant's server, in HTML and in plain text", async () => {
    const post = await startSmtp();
    const site = await testSite({ tenant: { mail: post.config } });
    await put(site, mail());
    expect(await mailsFrom(site)).toEqual([]);
    expect(post.mails).toHaveLength(1);
    const [{ from, to, subject, text, html, headers }] = post.mails as [OpenedMail];
    expect(from).toEqual({ name: site.tenant.name, address: "post@velvet.test" });
    expect([to, subject]).toEqual(["anna@example.com", "Confirm your e-mail address"]);
    expect(headers).toMatchObject({ "auto-submitted": "auto-generated", "content-type": /multipart\/alternative/ });
    expect(headers["list-unsubscribe"]).toBeUndefined();
    for (const each of [text, html]) {
      for (const part of ["Hi Anna,", "Tap the button", "The link works once", "Example Media B.V., Sample Street 1"]) {
        expect(each).toContain(part);
      }
    }
    expect(html).toContain('lang="en-GB"');
  });

  test("about a closed account has a sober signature", async () => {
    const site = await testSite();
    await put(site, mail(), mail({ kind: "suspended", account: "berts-id", to: "bert@example.com" }));
    const mails = await mailsFrom(site);
    const textTo = (address: string) => mails.find(({ to }) => to === address)?.text;
    expect(textTo("anna@example.com")).toContain("See you soon!");
    expect(textTo("bert@example.com")).toContain(`The ${site.tenant.name} team`);
    expect(textTo("bert@example.com")).not.toContain("See you soon!");
  });

  test("leads to the tenant's own address, with the tenant's signature", async () => {
    const site = await testSite({ tenant: { hosts: ["velvet.test", "www.velvet.test"] } });
    await put(site, mail());
    const [sent] = await mailsFrom(site);
    const link = linkIn(sent!);
    expect(link.origin + link.pathname).toBe("https://velvet.test/activate");
    expect(site.signer.open("activation", link.searchParams.get("token")!, START)).toBe("an-id");
    expect(sent!.html).toContain(`href="${link.href.replaceAll("&", "&amp;")}"`);
    const rows = JSON.stringify(await inOutbox(site, "done"));
    expect(rows).not.toContain(link.searchParams.get("token"));
  });

  test("has the colours of its template and niche, in a declared scheme", async () => {
    const looks = await Promise.all(
      (["social", "classic", "lavish"] as const).flatMap((template) =>
        NICHES.map(async ({ number }) => {
          const site = await testSite({ tenant: { template, niche: number } });
          await put(site, mail());
          const { html } = (await mailsFrom(site))[0]!;
          expect(html).toContain(`content="${template === "lavish" ? "dark" : "light"}"`);
          return [...html.matchAll(/#[0-9a-f]{6}\b/g)].join();
        }),
      ),
    );
    expect(new Set(looks).size).toBe(3 * NICHES.length);
  });

  test("greets no one by an advertisement", async () => {
    const site = await testSite();
    const names = ["Win now at evil.example", "http://evil", "x".repeat(41), "Call 0900 1234"];
    await put(site, ...names.map((name) => mail({ name })), mail({ name: "Björn <O'Neill>" }));
    const mails = await mailsFrom(site);
    expect(mails.map(({ text }) => /^(Hi .*)$/m.exec(text)?.[1])).toEqual([
      ...names.map(() => "Hi there,"),
      "Hi Björn <O'Neill>,",
    ]);
    expect(mails.at(-1)?.html).toContain("Hi Björn &lt;O&#x27;Neill&gt;,");
    for (const { text, html } of mails) expect(text + html).not.toMatch(/evil|0900/);
  });

  test("is not sent if its cause is rolled back, and a repeat is one email", async () => {
    const site = await testSite();
    await put(site, mail());
    await put(site, mail());
    const undone = site.db.transact(async (tx) => {
      await enqueueMail(site, tx, mail(), "other");
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await mailsFrom(site)).toHaveLength(1);
  });
});

describe("every email in every language", () => {
  // Each niche in another language, so all are read; the full tier reads every language.
  test.each(NICHES)("of the niche $name reveals nothing before it is opened", async ({ number }) => {
    const languages = LANGUAGES.filter((_, at) => isFull || at === (number - 1) % LANGUAGES.length);
    const site = await testSite({ tenant: { niche: number } });
    const telling =
      /velvet|\bdat(e|es|ing)\b|flirt|single|sex|love|liebe|liefde|amour|amor|miłość|dame|lad(y|ies)|milf|gilf|bbw|bdsm|gay|singles|match|\bcitas?\b|incontr|rencontr|randk/i;
    for (const { subject, html, text } of await everyMail(site, languages)) {
      const preview = /opacity:0">([^<\u200c]*)/.exec(html)?.[1]?.trim();
      expect(preview).toBeTruthy();
      expect(`${subject}\n${preview}\n${text.slice(0, 80)}`).not.toMatch(telling);
    }
  });

  test("is complete, loads nothing external, and has the same plain text", async () => {
    const site = await testSite();
    for (const { from, subject, html, text } of await everyMail(site)) {
      expect(`${from.name} ${subject} ${html} ${text}`).not.toMatch(/\bmail\.\w|\{\{|undefined/);
      expect(html).not.toMatch(/<(script|link|style|iframe|form)\b|@import|url\(/i);
      for (const [, address] of html.matchAll(/(?:src|href|background)="([^"]+)"/g)) {
        expect(new URL(address!).origin).toBe("https://velvet.test");
      }
      expect(html).toContain(text.split("\n\n")[1]!.replaceAll("'", "&#x27;"));
      expect(text).toContain(linkIn({ text } as OpenedMail).href);
    }
  });

  test("contains its operator's own texts", async () => {
    const site = await testSite({ tenant: { mail: { from: "hi@velvet.test", senderName: "Velvet" } } });
    await put(site, mail({ language: "nl" }));
    expect((await mailsFrom(site))[0]).toMatchObject({ from: { name: "Velvet", address: "hi@velvet.test" } });
  });

  test("an email without a configured sender name comes from the site's name", async () => {
    const site = await testSite();
    await put(site, mail({ language: "pl" }));
    expect((await mailsFrom(site))[0]?.from.name).toBe(site.tenant.name);
  });

  test("shows the tenant's logo if email programs can show it", async () => {
    const site = await testSite();
    const marked = { ...site, tenant: { ...site.tenant, overrides: { ...site.tenant.overrides, icons: ICONS } } };
    await put(marked, mail());
    expect((await mailsFrom(marked))[0]?.html).toContain('src="https://velvet.test/icon-192.png"');
  });
});

describe("delivery", () => {
  test("is retried if the server accepts nothing", async () => {
    const post = await startSmtp();
    const site = await testSite({ tenant: { mail: post.config } });
    post.refuse = true;
    await put(site, mail());
    await sendDue(site, "one", effects);
    expect(await inOutbox(site, "waiting")).toMatchObject([{ attempts: 1, lastError: /no post today/ }]);
    post.refuse = false;
    site.clock.advance(5_000);
    await sendDue(site, "one", effects);
    expect(post.mails).toHaveLength(1);
    expect(await inOutbox(site, "done")).toMatchObject([{ attempts: 2 }]);
  });

  test("is retried without a server", async () => {
    const config = { from: "post@velvet.test", smtp: { host: "127.0.0.1", port: 1, tls: false } };
    const site = await testSite({ tenant: { mail: config } });
    await put(site, mail());
    await sendDue(site, "one", effects);
    expect(await inOutbox(site, "waiting")).toMatchObject([{ attempts: 1, lastError: /ECONNREFUSED/ }]);
  });

  test("logs in with the password of the environment variable, and waits without that password", async () => {
    const given: unknown[] = [];
    const post = await startSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        given.push([username, password]);
        done(null, { user: username });
      },
    });
    const smtp = { ...post.config.smtp, user: "velvet", password: { env: "TENANT_VELVET_SMTP" } };
    const config = { ...post.config, smtp };
    const site = await testSite({ tenant: { mail: config }, secrets: { TENANT_VELVET_SMTP: "hunter2" } });
    await put(site, mail());
    await mailsFrom(site);
    expect(given).toEqual([["velvet", "hunter2"]]);
    expect(post.mails).toHaveLength(1);
    const forgetful = await testSite({ tenant: { mail: config } });
    await put(forgetful, mail());
    await sendDue(forgetful, "one", effects);
    expect(await inOutbox(forgetful, "waiting")).toMatchObject([{ lastError: /TENANT_VELVET_SMTP is not set/ }]);
  });

  test("sends nothing unencrypted unless configured", async () => {
    const post = await startSmtp();
    const { tls: _, ...smtp } = post.config.smtp;
    const site = await testSite({ tenant: { mail: { ...post.config, smtp } } });
    await put(site, mail());
    await sendDue(site, "one", effects);
    expect(await inOutbox(site, "waiting")).toMatchObject([{ attempts: 1, lastError: /TLS/ }]);
    expect(post.mails).toEqual([]);
  });

  test("without a server writes one file per email, listed newest first", async () => {
    const site = await testSite();
    await put(site, mail({ to: "a@example.com" }));
    await mailsFrom(site);
    site.clock.advance(1000);
    await site.db.transact((tx) => enqueueMail(site, tx, mail({ to: "b@example.com" }), "b"));
    await mailsFrom(site);
    const kept = await keptMails(site);
    expect(kept.map(({ source }) => /^To: (.*?)\r?$/m.exec(source)?.[1])).toEqual(["b@example.com", "a@example.com"]);
    expect(kept.every(({ file }) => file.endsWith(".eml"))).toBe(true);
  });
});

const ICONS = { "icon-192.png": "/somewhere/icon-192.png" };
