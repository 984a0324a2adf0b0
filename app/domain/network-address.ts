import ipaddr from "ipaddr.js";

const { IPv4, IPv6 } = ipaddr;

type Address = ReturnType<typeof IPv4.parse> | ReturnType<typeof IPv6.parse>;

/**
 * Parses an address with or without port, brackets, quotes and zone. Returns IPv4 inside IPv6 (mapped, NAT64) as IPv4.
 * Undefined if the address is invalid.
 */
export function parseAddress(text: string): string | undefined {
  return readAddress(text)?.toString();
}

/** Returns the first four 16-bit groups of an IPv6 address, which name a network. Undefined for any other address. */
export function networkGroups(text: string): [number, number, number, number] | undefined {
  const address = readAddress(text);
  return address && "parts" in address ? (address.parts.slice(0, 4) as [number, number, number, number]) : undefined;
}

/**
 * Returns the client's address behind trusted proxies, in the form of `parseAddress`. `forwarded` is X-Forwarded-For.
 * An invalid value counts as the proxy that sent it. "" if the peer has no address.
 */
export function clientAddress(
  peer: string | undefined,
  forwarded: string,
  isTrusted: (address: string, hop: number) => boolean,
): string {
  let address = parseAddress(peer ?? "");
  for (const [hop, text] of forwarded.split(",").reverse().entries()) {
    if (address === undefined || !isTrusted(address, hop)) break;
    const before = parseAddress(text);
    if (before === undefined) break;
    address = before;
  }
  return address ?? "";
}

function readAddress(text: string): Address | undefined {
  if (text.length > LONGEST) return undefined;
  const bare = withoutPort(text.trim().replace(QUOTED, "$1"));
  if (IPv4.isValidFourPartDecimal(bare)) return IPv4.parse(bare);
  if (!bare.includes(":") || !IPv6.isValid(bare)) return undefined;
  const { parts } = IPv6.parse(bare);
  const isIpv4 = parts.slice(0, 5).every((part) => part === 0) ? parts[5] === 0xffff : isNat64(parts);
  return isIpv4 ? new IPv4(parts.slice(6).flatMap((part) => [part >> 8, part & 0xff])) : new IPv6(parts);
}

/** Maximum length of an address in characters, with zone, port, brackets and quotes. */
const LONGEST = 100;
const QUOTED = /^"(.*)"$/;

function withoutPort(text: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? [];
  return (bracketed ?? text.replace(/^([\d.]+):\d{1,5}$/, "$1")).replace(/%.*$/, "");
}

/** The well-known prefix, 64:ff9b::/96, by which an IPv6-only server sees IPv4 clients (RFC 6052). */
function isNat64(parts: number[]): boolean {
  return parts[0] === 0x64 && parts[1] === 0xff9b && parts.slice(2, 6).every((part) => part === 0);
}
