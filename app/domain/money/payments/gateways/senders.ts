import { BlockList, isIPv6 } from "node:net";
import { parseAddress } from "~/app/domain/network-address";

/** Whether an address is in one of the networks, each an address or `network/bits`. */
export function isFrom(address: string, networks: readonly string[]): boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [base = "", bits] = network.split("/");
    const family = isIPv6(base) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(base, family);
    else list.addSubnet(base, Number(bits), family);
  }
  const parsed = parseAddress(address);
  return parsed !== undefined && list.check(parsed, isIPv6(parsed) ? "ipv6" : "ipv4");
}
