import { createPublicKey } from "node:crypto";
import { readFile } from "node:fs/promises";
import { isIP } from "node:net";
import { join } from "node:path";
import type { Mailer } from "~/app/domain/reach/mail/mail";
import { greetServer, smtpMailer } from "~/app/domain/reach/mail/smtp";
import { isPublic } from "~/app/domain/site/outside/outside";
import { type Found, fine, orFine, reasonOf, warning, wrong } from "../findings";
import { type Names, withParents } from "../names";
import { spfFor } from "../spf";
import { isLocal } from "./brands";
import type { Check, Sender } from "./check";
import { openTo } from "./machine";

type MailCheck = Check<Sender>;

/** Checks that the mail server answers. If a recipient is given, checks that the server accepts a test email. */
export const mail: MailCheck = {
  name: "mail",
  async run({ environment: { dataDir }, letterTo, now }, { from, server, signing, secret }) {
    if (!server) return [wrong("mail_files", { folder: join(dataDir, "mailbox") })];
    const name = `${server.host}:${server.port}`;
    try {
      if (letterTo === undefined) {
        await greetServer(server, secret);
        return [fine(name)];
      }
      await smtpMailer(server, secret, signing).send(testLetter(from, letterTo, now()));
      return [fine(`${name} → ${letterTo}`)];
    } catch (error) {
      return [wrong("mail_refused", { server: name, problem: reasonOf(error) })];
    }
  },
};

const TEXT = "A test letter. Its headers say whether SPF, DKIM and DMARC pass.";

export function testLetter(from: string, to: string, now: number): Parameters<Mailer["send"]>[0] {
  return {
    id: `test.${now}`,
    account: "",
    from: { name: "Bouquet", address: from },
    to,
    subject: "Test letter",
    text: `${TEXT}\n`,
    html: `<p>${TEXT}</p>`,
    unsubscribe: null,
    attachments: [],
  };
}

export const spf: MailCheck = {
  name: "spf",
  async run({ names, environment: { publicAddresses } }, { from, server }) {
    const name = domainOf(from);
    const records = (await names.texts(name)).filter((text) => /^v=spf1( |$)/i.test(text));
    if (records.length === 0) return [wrong("record_none", { type: "SPF", name })];
    if (records.length > 1) return [wrong("record_twice", { type: "SPF", name })];
    const found: Found[] = /(^| )[+?]?all( |$)/i.test(records[0]!) ? [wrong("spf_open", { name })] : [];
    const senders = server ? await sendersOf(names, server.host, publicAddresses) : [];
    const refused: string[] = [];
    for (const address of senders) {
      const { result, problem = "" } = await spfFor(names, name, address);
      if (result === "permerror") return [...found, wrong("spf_invalid", { name, problem })];
      if (result === "fail" || result === "softfail") refused.push(address);
    }
    // Looks at the sending addresses too, because a relay may send from other addresses than those that accept emails.
    if (refused.length > 0) found.push(warning("spf_refuses", { name, addresses: refused.join(", ") }));
    return orFine(found, senders.join(", "));
  },
};

/** Returns the sending addresses as receivers see them: a local mail server sends from this machine's addresses. */
async function sendersOf(names: Names, host: string, own: readonly string[]): Promise<string[]> {
  const addresses = isIP(host) ? [host] : isLocal(host) ? [] : await names.addresses(host);
  const outside = addresses.filter(isPublic);
  return outside.length > 0 ? outside : [...own];
}

/** Checks that the DKIM record contains the public part of the signing key. */
export const dkim: MailCheck = {
  name: "dkim",
  async run({ names }, { from, signing }) {
    if (!signing) return [warning("dkim_nobody")];
    const { selector, keyFile } = signing;
    const name = `${selector}._domainkey.${domainOf(from)}`;
    const found: (Found | undefined)[] = [];
    let own: string | undefined;
    if (keyFile !== undefined) {
      try {
        own = publicPartOf(await readFile(keyFile, "utf8"));
        found.push(await openTo(keyFile));
      } catch (error) {
        return [wrong("dkim_key", { file: keyFile, problem: reasonOf(error) })];
      }
    }
    const records = (await names.texts(name)).filter((text) => /(^|;)\s*p=/.test(text));
    if (records.length === 0) return orFine([...found, wrong("record_none", { type: "DKIM", name })]);
    const published = /(?:^|;)\s*p=([^;]*)/.exec(records[0]!)?.[1]?.replace(/\s/g, "");
    if (!published || (own !== undefined && published !== own)) found.push(wrong("dkim_other", { name }));
    return orFine(found, name);
  },
};

/**
 * Returns the base64 of the key's SubjectPublicKeyInfo, which is the format of the DNS record. Throws for an invalid
 * key.
 */
export function publicPartOf(pem: string): string {
  return createPublicKey(pem).export({ type: "spki", format: "der" }).toString("base64");
}

export const dmarc: MailCheck = {
  name: "dmarc",
  async run({ names }, { from }) {
    const domain = domainOf(from);
    for (const each of withParents(domain)) {
      const record = (await names.texts(`_dmarc.${each}`)).find((text) => /^v=DMARC1/i.test(text));
      if (record !== undefined) return [fine(/\bp=\w+/.exec(record)?.[0])];
    }
    return [warning("record_none", { type: "DMARC", name: `_dmarc.${domain}` })];
  },
};

/** Checks that the domain of the bounce address has a mail server. */
export const bounces: MailCheck = {
  name: "bounces",
  async run({ names }, { from }) {
    const name = domainOf(from);
    const exchanges = await names.exchanges(name);
    return orFine([exchanges.length === 0 && warning("record_none", { type: "MX", name })], exchanges.join(", "));
  },
};

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1);
}
