import { BlockList, isIP } from "node:net";
import type { Names } from "./names";

/**
 * The result of a domain's record for a sender: RFC 7208, section 2.6. `permerror` means an invalid record, `temperror`
 * a failing DNS.
 */
export type SpfResult = "none" | "pass" | "neutral" | "softfail" | "fail" | "permerror" | "temperror" | "unknown";

/** `problem` belongs to a permerror: the wrong part of the record. */
export interface SpfVerdict {
  result: SpfResult;
  problem?: string;
}

/** Limits of terms that query the DNS, and of missing names: RFC 7208, section 4.6.4. */
const MOST_LOOKUPS = 10;
const MOST_VOID = 2;
const MOST_EXCHANGES = 10;

class PermError extends Error {}
/** Thrown for a macro, whose value depends on the sender's address or the email and is unknown here. */
class UnknownMacro extends Error {}

const RESULTS = { "+": "pass", "-": "fail", "~": "softfail", "?": "neutral" } as const;

interface Asked {
  names: Names;
  ip: string;
  lookups: number;
  void: number;
}

/** Returns whether a domain's SPF record allows this address to send. Never rejects. */
export async function spfFor(names: Names, domain: string, ip: string): Promise<SpfVerdict> {
  try {
    return { result: await check({ names, ip, lookups: 0, void: 0 }, domain) };
  } catch (error) {
    if (error instanceof PermError) return { result: "permerror", problem: error.message };
    return { result: error instanceof UnknownMacro ? "unknown" : "temperror" };
  }
}

async function check(asked: Asked, domain: string): Promise<SpfResult> {
  const records = (await asked.names.texts(domain)).filter((text) => /^v=spf1( |$)/i.test(text));
  if (records.length === 0) return "none";
  if (records.length > 1) throw new PermError(`${domain}: v=spf1, v=spf1`);
  const terms = records[0]!.split(/ +/).slice(1).filter(Boolean);
  let redirect: string | undefined;
  for (const term of terms) {
    const [, name = "", value = ""] = /^([a-z][\w.-]*)=(.*)$/i.exec(term) ?? [];
    if (name.toLowerCase() === "redirect") {
      if (redirect !== undefined || value === "") throw new PermError(term);
      redirect = value;
    }
    if (name !== "") continue;
    const [, sign = "", mechanism = ""] = /^([+?~-]?)(.*)$/.exec(term)!;
    if (await matches(asked, domain, mechanism)) return RESULTS[(sign || "+") as keyof typeof RESULTS];
  }
  if (redirect === undefined) return "neutral";
  countLookup(asked, `redirect=${redirect}`);
  const elsewhere = await check(asked, plain(redirect));
  if (elsewhere === "none") throw new PermError(`redirect=${redirect}`);
  return elsewhere;
}

async function matches(asked: Asked, domain: string, mechanism: string): Promise<boolean> {
  const [, kind = "", target, v4, v6] =
    /^(\w+)(?::([^/]*(?:\/(?!\d|\/)[^/]*)*))?(?:\/(\d+))?(?:\/\/(\d+))?$/.exec(mechanism) ?? [];
  const at = () => (target ? plain(target) : domain);
  const within = (address: string) => isWithin(asked.ip, address, isIP(address) === 4 ? v4 : v6, mechanism);
  switch (kind.toLowerCase()) {
    case "all":
      if (target !== undefined) throw new PermError(mechanism);
      return true;
    case "ip4":
    case "ip6":
      return isInNetwork(asked.ip, mechanism);
    case "a":
      countLookup(asked, mechanism);
      return noted(asked, mechanism, await asked.names.addresses(at())).some(within);
    case "mx": {
      countLookup(asked, mechanism);
      const exchanges = noted(asked, mechanism, await asked.names.exchanges(at()));
      if (exchanges.length > MOST_EXCHANGES) throw new PermError(mechanism);
      for (const exchange of exchanges) if ((await asked.names.addresses(exchange)).some(within)) return true;
      return false;
    }
    case "include": {
      countLookup(asked, mechanism);
      if (!target) throw new PermError(mechanism);
      const result = await check(asked, plain(target));
      if (result === "none") throw new PermError(mechanism);
      return result === "pass";
    }
    case "exists":
      countLookup(asked, mechanism);
      if (!target) throw new PermError(mechanism);
      return noted(asked, mechanism, await asked.names.addresses(plain(target))).some((each) => isIP(each) === 4);
    case "ptr":
      countLookup(asked, mechanism);
      throw new UnknownMacro(mechanism); // by the sender's host name, which RFC 7208 discourages
    default:
      throw new PermError(mechanism);
  }
}

/** Returns whether an address is in a network: `ip4:192.0.2.0/24`, `ip6:2001:db8::/32`. */
function isInNetwork(ip: string, mechanism: string): boolean {
  const [, version = "", address = "", length] = /^ip([46]):([^/]+)(?:\/(\d+))?$/i.exec(mechanism) ?? [];
  if (version === "" || isIP(address) !== Number(version)) throw new PermError(mechanism);
  return isWithin(ip, address, length, mechanism);
}

function isWithin(ip: string, address: string, length: string | undefined, mechanism: string): boolean {
  const version = isIP(address);
  const bits = version === 4 ? 32 : 128;
  const prefix = length === undefined ? bits : Number(length);
  if (prefix > bits) throw new PermError(mechanism);
  if (isIP(ip) !== version) return false;
  const family = version === 4 ? "ipv4" : "ipv6";
  const list = new BlockList();
  list.addSubnet(address, prefix, family);
  return list.check(ip, family);
}

function countLookup(asked: Asked, term: string): void {
  if (++asked.lookups > MOST_LOOKUPS) throw new PermError(`${term}: ${asked.lookups} > ${MOST_LOOKUPS}`);
}

function noted(asked: Asked, term: string, found: string[]): string[] {
  if (found.length === 0 && ++asked.void > MOST_VOID) throw new PermError(term);
  return found;
}

function plain(name: string): string {
  if (name.includes("%")) throw new UnknownMacro(name);
  return name.toLowerCase().replace(/\.$/, "");
}
