import { lookup as resolve } from "node:dns";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { BlockList, isIP, isIPv6, type LookupFunction } from "node:net";

/** A server that must not be called, because its name leads into a private network. */
export class NotPublicError extends Error {}

interface OutsideCall {
  method: "GET" | "POST";
  headers?: Record<string, string>;
  body?: Buffer;
  signal: AbortSignal;
}

/**
 * Calls an address and returns the status. Calls only https at public addresses or `localhost`, and follows no
 * redirects. Rejects with NotPublicError.
 */
export async function callOutside(address: string, call: OutsideCall): Promise<number> {
  const answer = await answerFrom(address, call);
  // Closes the connection, because only the status counts and the body may be endless.
  answer.on("error", () => {});
  answer.destroy();
  return answer.statusCode ?? 0;
}

/** Reads the body of a 200 answer, at most `most` bytes. Rejects like `callOutside`, and for any other status. */
export async function readOutside(address: string, { signal, most }: { signal: AbortSignal; most: number }) {
  const answer = await answerFrom(address, { method: "GET", headers: { Accept: "application/json" }, signal });
  if (answer.statusCode === 200) return textOf(answer, address, most);
  answer.on("error", () => {}); // caused by the abort
  answer.destroy();
  throw new Error(`${address} answered ${answer.statusCode}`);
}

async function textOf(answer: IncomingMessage, address: string, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > most) throw new Error(`${address} answered more than ${most} bytes`);
      parts.push(part);
    }
  } finally {
    answer.on("error", () => {}); // caused by the abort
    answer.destroy();
  }
  return Buffer.concat(parts).toString("utf8");
}

/** Sends a body, and returns the answer with any status. Reads at most `most` bytes. Rejects like `callOutside`. */
export async function askOutside(
  address: string,
  { most, ...call }: OutsideCall & { most: number },
): Promise<{ status: number; body: string }> {
  const answer = await answerFrom(address, call);
  return { status: answer.statusCode ?? 0, body: await textOf(answer, address, most) };
}

function answerFrom(address: string, { method, headers, body, signal }: OutsideCall): Promise<IncomingMessage> {
  const { protocol, hostname } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, "");
  if (protocol !== "https:") return Promise.reject(new NotPublicError(`${address} is not https`));
  if (isIP(host) && !isPublic(host)) return Promise.reject(new NotPublicError(`${host} is not public`));
  const lookup = host === "localhost" ? undefined : publicLookup();
  return new Promise((answered, failed) => {
    const sent = request(address, { method, headers, signal, lookup, agent: false }, answered);
    sent.on("error", failed);
    sent.end(body);
  });
}

/** Returns a name lookup that refuses names with any non-public address. */
export function publicLookup(resolved: typeof resolve = resolve): LookupFunction {
  return (host, options, done) => {
    resolved(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, "");
      const inside = addresses.find(({ address }) => !isPublic(address));
      const [first] = addresses;
      if (inside || !first) return done(new NotPublicError(`${host} leads to ${inside?.address ?? "no address"}`), "");
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

/** Whether an IP address is reachable from everywhere: not private, local or reserved. */
export function isPublic(address: string): boolean {
  const plain = address.replace(/%.*$/, "");
  return isIP(plain) !== 0 && !reserved.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}

/**
 * The addresses that are not public, by IANA's special-purpose registries. IPv4 in IPv6 is checked as IPv4; 6to4 and
 * NAT64 are refused.
 */
const reserved = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  reserved.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of [
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const)
  reserved.addSubnet(net, prefix, "ipv6");
