import { existsSync, readFileSync } from "node:fs";
import { isIPv6 } from "node:net";
import { isLocal } from "~/app/doctor/checks/brands";
import { domainOf, publicPartOf } from "~/app/doctor/checks/mail";
import { findSigning, type Signing, signingKeysIn } from "~/app/domain/reach/mail/signing";
import type { Environment } from "~/app/environment";
import type { Tenant } from "~/tenants/schema";

/** A line of a zone. */
export interface DnsRecord {
  name: string;
  type: "A" | "AAAA" | "CAA" | "MX" | "TXT";
  value: string;
}

interface Asked {
  environment: Environment;
  tenants: readonly Tenant[];
  /** Who gets reports about mails that fail DMARC. */
  reportsTo: string | undefined;
}

/** The records of all hosts, and of all domains that mails are from. What only this machine knows has none. */
export function recordsFor({ environment, tenants, reportsTo }: Asked): DnsRecord[] {
  const { operatorHost, operatorMail, operatorSender, operatorSigning, publicAddresses } = environment;
  const hosts = [...(operatorHost ? [operatorHost] : []), ...tenants.flatMap((tenant) => tenant.hosts)];
  const records = hosts.filter((host) => !isLocal(host)).flatMap((host) => ofHost(host, publicAddresses));
  const domains = new Map<string, { server: string; signing: Signing | undefined }>();
  if (operatorMail && operatorSender) {
    domains.set(domainOf(operatorSender.address), { server: operatorMail.host, signing: operatorSigning });
  }
  for (const { mail } of tenants) {
    if (!mail?.smtp || domains.has(domainOf(mail.from))) continue;
    // A key signs for any domain: the installation's does until the brand names its own.
    domains.set(domainOf(mail.from), {
      server: mail.smtp.host,
      signing: findSigning(mail, signingKeysIn(environment.dataDir)) ?? operatorSigning,
    });
  }
  for (const [domain, { server, signing }] of domains) {
    if (!isLocal(domain)) records.push(...ofSender(domain, server, signing, { publicAddresses, reportsTo }));
  }
  return records;
}

function ofHost(name: string, addresses: readonly string[]): DnsRecord[] {
  return [
    ...addresses.map((value): DnsRecord => ({ name, type: isIPv6(value) ? "AAAA" : "A", value })),
    { name, type: "CAA", value: '0 issue "letsencrypt.org"' },
  ];
}

function ofSender(
  domain: string,
  server: string,
  signing: Signing | undefined,
  { publicAddresses, reportsTo }: { publicAddresses: readonly string[]; reportsTo: string | undefined },
): DnsRecord[] {
  const isOwn = isLocal(server) || server === "127.0.0.1";
  const senders = isOwn ? publicAddresses.map((each) => `${isIPv6(each) ? "ip6" : "ip4"}:${each}`) : [`a:${server}`];
  const key = signing && keyRecord(domain, signing);
  const reports = reportsTo === undefined ? "" : `; rua=mailto:${reportsTo}`;
  return [
    { name: domain, type: "TXT", value: quoted(["v=spf1", ...senders, "~all"].join(" ")) },
    ...(key ? [key] : []),
    { name: `_dmarc.${domain}`, type: "TXT", value: quoted(`v=DMARC1; p=none${reports}`) },
    { name: domain, type: "MX", value: `10 ${isOwn ? domain : server}.` },
  ];
}

/** Undefined where the mail server signs: its provider says the record. */
function keyRecord(domain: string, { selector, keyFile }: Signing): DnsRecord | undefined {
  if (keyFile === undefined || !existsSync(keyFile)) return undefined;
  const value = quoted(`v=DKIM1; k=rsa; p=${publicPartOf(readFileSync(keyFile, "utf8"))}`);
  return { name: `${selector}._domainkey.${domain}`, type: "TXT", value };
}

/** In strings of 255 bytes, which is as much as one holds. */
function quoted(text: string): string {
  return (text.match(/.{1,255}/g) ?? []).map((piece) => `"${piece}"`).join(" ");
}
