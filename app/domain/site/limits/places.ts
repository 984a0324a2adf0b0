import { networkGroups, parseAddress } from "~/app/domain/network-address";

export interface Place {
  /** The block, such as "203.0.113.9" or "2001:db8:1::/48". */
  block: string;
  /** The block's limit as a multiple of a single address's. */
  share: number;
}

/**
 * Returns the blocks of a client's address, narrowest first. An IPv4 address is one block. An IPv6 /64 belongs to a
 * household; the owner of a /48 could pose as 65,536 households, so the /56 and the /48 have separate limits.
 */
export function placesOf(ip: string): [Place, ...Place[]] {
  const groups = networkGroups(ip);
  if (!groups) return [{ block: addressBlock(ip), share: 1 }];
  const [a, b, c, d] = groups;
  const wider = (part: number[], bits: number) => `${hex(part)}::/${bits}`;
  return [
    { block: wider(groups, 64), share: 1 },
    { block: wider([a, b, c, d & 0xff00], 56), share: 4 },
    { block: wider([a, b, c], 48), share: 16 },
  ];
}

/** Returns an IPv4 address, or the /64 of an IPv6 address, which one household has. Invalid addresses share a block. */
export function addressBlock(ip: string): string {
  const groups = networkGroups(ip);
  return groups ? `${hex(groups)}::/64` : (parseAddress(ip) ?? "unknown");
}

function hex(groups: number[]): string {
  return groups.map((group) => group.toString(16)).join(":");
}
