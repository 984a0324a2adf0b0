import { isIP } from "node:net";
import { host } from "~/tenants/config/formats";

/** The certificates that a proxy in front may get. */
export interface Certificates {
  /** Whether a site or the console is served on this host. From memory: a handshake waits for the answer. */
  isServed(host: string): boolean;
  /** Whether anything is known yet. */
  ready(): boolean;
}

export interface Verdict {
  status: 200 | 400 | 404;
  /** One line of at most 256 bytes: kamal-proxy writes no more into its log. It repeats nothing of what was asked. */
  reason: string;
}

/**
 * The answer to a proxy that asks whether to get a certificate: Caddy names the host as `domain`, kamal-proxy as `host`. All
 * but 200 refuses.
 */
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
