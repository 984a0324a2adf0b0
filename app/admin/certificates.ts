import { isIP } from "node:net";
import { host } from "~/tenants/config/formats";

export interface Certificates {
  /** Answers from memory, because a TLS handshake waits. */
  isServed(host: string): boolean;
  ready(): boolean;
}

export interface Verdict {
  status: 200 | 400 | 404;
  /** The reason in one line of at most 256 bytes, kamal-proxy's limit for its log. Never repeats the request. */
  reason: string;
}

/** Answers whether to get a certificate: Caddy asks for a `domain`, kamal-proxy for a `host`. Only 200 agrees. */
export function certificateVerdict(query: string, { isServed, ready }: Certificates): Verdict {
  const asked = new URLSearchParams(query);
  const names = [...asked.getAll("domain"), ...asked.getAll("host")];
  if (names.length !== 1 || !names[0]) {
    return { status: 400, reason: "ask about one host: ?domain=velvet.example or ?host=velvet.example" };
  }
  const name = names[0].toLowerCase();
  if (!ready()) return { status: 404, reason: "starting: no host is known yet" };
  if (isIP(name) !== 0) return { status: 404, reason: "an IP address is no host name" };
  if (!host.safeParse(name).success) {
    return { status: 404, reason: "not a host name: a-z, 0-9, - and dots, without a port or a dot at the end" };
  }
  if (!isServed(name)) return { status: 404, reason: "nothing is served on this host" };
  return { status: 200, reason: "served" };
}
