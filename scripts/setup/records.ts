import { existsSync, readFileSync } from "node:fs";
import { isIPv6 } from "node:net";
import { isLocal } from "~/app/doctor/checks/brands";
import { domainOf, publicPartOf } from "~/app/doctor/checks/mail";
import type { Names } from "~/app/doctor/names";
import { findSigning, type Signing, signingKeysIn } from "~/app/domain/reach/mail/signing";
import type { Environment } from "~/app/settings/environment";
import type { Tenant } from "~/tenants/config/schema";

export interface DnsRecord {
  name: string;
  type: "A" | "AAAA" | "CAA" | "MX" | "TXT";
  value: string;
}

interface Asked {
  environment: Environment;
  tenants: readonly Tenant[];
  /** The current DNS records. */
  names: Pick<Names, "texts" | "exchanges">;
  /** Receiver of reports about emails that fail DMARC. */
  reportsTo: string | undefined;
}

export interface Zone {
  records: DnsRecord[];
  notes: string[];
}

/**
 * Returns the DNS records of all hosts and senders' domains, without local hosts. Omits complete email records that the
 * DNS already has, and names the missing parts of incomplete records.
 */
export async function recordsFor({ environment, tenants, names, reportsTo }: Asked): Promise<Zone> {
  const { operatorHost, operatorMail, operatorSender, operatorSigning, publicAddresses } = environment;
  const hosts = [...(operatorHost ? [operatorHost] : []), ...tenants.flatMap((tenant) => tenant.hosts)];
  const records = hosts.filter((host) => !isLocal(host)).flatMap((host) => ofHost(host, publicAddresses));
  const domains = new Map<string, { server: string; signing: Signing | undefined }>();
  if (operatorMail && operatorSender) {
    domains.set(domainOf(operatorSender.address), { server: operatorMail.host, signing: operatorSigning });
  }
  for (const { mail } of tenants) {
    if (!mail?.smtp || domains.has(domainOf(mail.from))) continue;
    // The installation's key signs for any domain, until the brand names its own.
    domains.set(domainOf(mail.from), {
      server: mail.smtp.host,
      signing: findSigning(mail, signingKeysIn(environment.dataDir)) ?? operatorSigning,
    });
  }
  const senders = [...domains].filter(([domain]) => !isLocal(domain));
  const zones = await Promise.all(
    senders.map(([domain, { server, signing }]) =>
      ofSender(domain, server, signing, { publicAddresses, names, reportsTo }),
    ),
  );
  records.push(...zones.flatMap((zone) => zone.records));
  return { records, notes: zones.flatMap(({ notes }) => notes) };
}

function ofHost(name: string, addresses: readonly string[]): DnsRecord[] {
  return [
    ...addresses.map((value): DnsRecord => ({ name, type: isIPv6(value) ? "AAAA" : "A", value })),
    { name, type: "CAA", value: '0 issue "letsencrypt.org"' },
  ];
}

async function ofSender(
  domain: string,
  server: string,
  signing: Signing | undefined,
  { publicAddresses, names, reportsTo }: Pick<Asked, "names" | "reportsTo"> & { publicAddresses: readonly string[] },
): Promise<Zone> {
  const notes: string[] = [];
  const standing = async (question: Promise<string[]>): Promise<string[]> => {
    try {
      return await question;
    } catch {
      const note = `The DNS of ${domain} did not answer. Merge these records with its existing ones.`;
      if (!notes.includes(note)) notes.push(note);
      return [];
    }
  };
  const isOwn = isLocal(server) || server === "127.0.0.1";
  const isOfDomain = isOwn || isWithin(server, domain);
  const senders = isOwn
    ? publicAddresses.map((each) => `${isIPv6(each) ? "ip6" : "ip4"}:${each}`)
    : isOfDomain
      ? [`a:${server}`]
      : includesOf(server);
  if (!senders)
    notes.push(`The documentation of ${server} says what the SPF record of ${domain} includes, if anything.`);
  const spf = (await standing(names.texts(domain))).find((text) => /^v=spf1( |$)/i.test(text));
  const dmarc = (await standing(names.texts(`_dmarc.${domain}`))).some((text) => /^v=DMARC1/i.test(text));
  const exchanges = await standing(names.exchanges(domain));
  const merged = senders && mergedSpf(spf, senders);
  const key = signing && keyRecord(domain, signing);
  const reports = reportsTo === undefined ? "" : `; rua=mailto:${reportsTo}`;
  const records: DnsRecord[] = [
    ...(merged && merged !== spf ? [{ name: domain, type: "TXT" as const, value: quoted(merged) }] : []),
    ...(key ? [key] : []),
    ...(dmarc ? [] : [{ name: `_dmarc.${domain}`, type: "TXT" as const, value: quoted(`v=DMARC1; p=none${reports}`) }]),
    // A relay only accepts outgoing email.
    ...(isOfDomain && exchanges.length === 0
      ? [{ name: domain, type: "MX" as const, value: `10 ${isOwn ? domain : server}.` }]
      : []),
  ];
  if (merged && spf !== undefined && merged !== spf)
    notes.push(`The SPF record of ${domain} replaces the existing one: a domain has one.`);
  if (!isOfDomain && exchanges.length === 0)
    notes.push(`${domain} has no MX. Name the server that receives its email, so that bounces arrive.`);
  return { records, notes };
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

/** Adds missing senders to an SPF record, before its "all". */
function mergedSpf(standing: string | undefined, senders: readonly string[]): string {
  const terms = (standing ?? "v=spf1 ~all").split(" ").filter(Boolean);
  const missing = senders.filter((sender) => !terms.some((term) => term.replace(/^\+/, "") === sender));
  const all = terms.findIndex((term) => /^[-~?+]?all$|^redirect=/i.test(term));
  return terms.toSpliced(all < 0 ? terms.length : all, 0, ...missing).join(" ");
}

/**
 * SPF includes of email relays, by the mail server's host, as their documentation states. Brevo and Postmark need none;
 * Amazon SES needs one only for a customer's MAIL FROM domain.
 */
const RELAYS: readonly [host: RegExp, include: string][] = [
  [/^smtp\.(eu\.)?mailgun\.org$/, "mailgun.org"],
  [/^smtp\.(eu\.)?sendgrid\.net$/, "sendgrid.net"],
  [/^smtp\.mailersend\.net$/, "_spf.mailersend.net"],
  [/^smtp\.tem\.scaleway\.com$/, "_spf.tem.scaleway.com"],
  [/^smtp(-relay)?\.(gmail|google)\.com$/, "_spf.google.com"],
  [/^smtp\.office365\.com$|\.mail\.protection\.outlook\.com$/, "spf.protection.outlook.com"],
  [/^smtp\.fastmail\.com$/, "spf.messagingengine.com"],
  [/^mail\.gandi\.net$/, "_mailcust.gandi.net"],
  [/^smtp\.mailbox\.org$/, "mailbox.org"],
];

/** Returns the SPF term of a relay. Undefined for an unknown relay. */
function includesOf(server: string): string[] | undefined {
  const known = RELAYS.find(([host]) => host.test(server));
  return known && [`include:${known[1]}`];
}

/**
 * Returns the DNS record of the public DKIM key. Undefined if the mail server signs: its provider publishes the record.
 */
function keyRecord(domain: string, { selector, keyFile }: Signing): DnsRecord | undefined {
  if (keyFile === undefined || !existsSync(keyFile)) return undefined;
  const value = quoted(`v=DKIM1; k=rsa; p=${publicPartOf(readFileSync(keyFile, "utf8"))}`);
  return { name: `${selector}._domainkey.${domain}`, type: "TXT", value };
}

/** Splits a text into DNS strings of at most 255 bytes. */
function quoted(text: string): string {
  return (text.match(/.{1,255}/g) ?? []).map((piece) => `"${piece}"`).join(" ");
}
