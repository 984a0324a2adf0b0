import { orFine, reasonOf, warning, wrong } from "../findings";
import type { Check, Host } from "./check";

export const dns: Check<Host> = {
  name: "dns",
  async run({ names, environment: { publicAddresses } }, { name }) {
    const addresses = await names.addresses(name);
    if (addresses.length === 0) return [wrong("record_none", { type: "A", name })];
    const others = publicAddresses.length > 0 ? addresses.filter((each) => !publicAddresses.includes(each)) : [];
    const elsewhere = { name, addresses: others.join(", "), expected: publicAddresses.join(", ") };
    return orFine([others.length > 0 && wrong("dns_elsewhere", elsewhere)], addresses.join(", "));
  },
};

export const caa: Check<Host> = {
  name: "caa",
  async run({ names, outside }, { name, port }) {
    const authorities = (await names.authorities(name)).map((each) => each.split(";")[0]!.trim().toLowerCase());
    if (authorities.length === 0) return [warning("record_none", { type: "CAA", name })];
    // Ignores a port without TLS, because the next check reports it.
    const issuer = (await outside.certificate(name, port).catch(() => undefined))?.issuer ?? "";
    const isOther = !mayHaveIssued(authorities, issuer);
    const listed = authorities.filter(Boolean).join(", ") || ";";
    return orFine([isOther && wrong("caa_other", { name, issuer, authorities: listed })], listed);
  },
};

/** The names of frequent issuers in certificates, by their CAA values. */
const ISSUERS: Record<string, RegExp> = {
  "letsencrypt.org": /let's encrypt|internet security research/i,
  "pki.goog": /google trust/i,
  "sectigo.com": /sectigo|comodo|usertrust|zerossl/i,
  "digicert.com": /digicert|geotrust|thawte|rapidssl|quovadis/i,
  "amazon.com": /amazon/i,
  "globalsign.com": /globalsign/i,
  "buypass.com": /buypass/i,
  "ssl.com": /ssl\.com|ssl corp/i,
  "entrust.net": /entrust/i,
  "godaddy.com": /godaddy|starfield/i,
};

/**
 * Returns false if the CAA records forbid the current issuer, so that the next renewal would fail. True for an unknown
 * issuer.
 */
function mayHaveIssued(authorities: string[], issuer: string): boolean {
  const known = Object.entries(ISSUERS).filter(([, name]) => name.test(issuer));
  if (known.length === 0) return true;
  const named = authorities.filter(Boolean);
  return known.some(([domain]) => named.includes(domain)) || named.some((each) => !Object.hasOwn(ISSUERS, each));
}

/** A certificate with a smaller remaining share of its life is reported. Caddy and certbot renew at a third. */
const RENEWED = 0.2;
const DAY = 24 * 60 * 60_000;

export const certificate: Check<Host> = {
  name: "certificate",
  async run({ outside, now }, { name, port }) {
    try {
      const { problem, from, until } = await outside.certificate(name, port);
      if (problem !== undefined) return [wrong("cert_untrusted", { problem })];
      const days = Math.floor((until - now()) / DAY);
      return orFine([until - now() < (until - from) * RENEWED && warning("cert_ending", { days })], `${days} d`);
    } catch (error) {
      return [wrong("cert_none", { port, problem: reasonOf(error) })];
    }
  },
};

/** The headers that every page must have, from whichever server answers it. */
const HEADERS = ["x-content-type-options", "x-frame-options", "referrer-policy"];

export const web: Check<Host> = {
  name: "web",
  async run({ outside }, { name, port, own }) {
    const found = [];
    const plain = new URL(`http://${name}/`);
    try {
      const { status, headers } = await outside.ask({ url: plain });
      const to = targetOf(headers.location, plain);
      if (!isRedirect(status) || to?.protocol !== "https:") found.push(wrong("web_plain", { name }));
      else if (!own.includes(to.hostname)) found.push(wrong("web_elsewhere", { where: to.host }));
    } catch (error) {
      found.push(warning("web_no_plain", { problem: reasonOf(error) }));
    }
    const secure = new URL(port === 443 ? `https://${name}/` : `https://${name}:${port}/`);
    try {
      const { status, headers } = await outside.ask({ url: secure });
      if (status >= 400) return [...found, wrong(status === 421 ? "web_no_host" : "web_status", { status, name })];
      const to = isRedirect(status) ? targetOf(headers.location, secure) : undefined;
      if (to && !own.includes(to.hostname)) found.push(wrong("web_elsewhere", { where: to.host }));
      if (to?.href === secure.href) found.push(wrong("web_circle", { name }));
      if (!headers["strict-transport-security"]) found.push(wrong("web_no_hsts"));
      const missing = HEADERS.filter((each) => !headers[each]).join(", ");
      if (missing !== "") found.push(wrong("web_headers", { names: missing }));
    } catch (error) {
      found.push(wrong("web_away", { problem: reasonOf(error) }));
    }
    return orFine(found);
  },
};

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

function targetOf(location: string | undefined, from: URL): URL | undefined {
  return location !== undefined && URL.canParse(location, from) ? new URL(location, from) : undefined;
}
