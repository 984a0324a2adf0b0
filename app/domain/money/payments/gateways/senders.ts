import { BlockList, isIPv6 } from "node:net";

/** Whether an address is in one of the networks, each an address or `network/bits`. */
export function isFrom(address: string, networks: readonly string[]): boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [base = "", bits] = network.split("/");
    const family = isIPv6(base) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(base, family);
    else list.addSubnet(base, Number(bits), family);
  }
  // Node gives an IPv4 address that came over an IPv6 socket in IPv6's form.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return list.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}
