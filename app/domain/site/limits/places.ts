import { networkGroups, parseAddress } from "~/app/domain/network-address";

/** A part of the net whose attempts are counted together. */
export interface Place {
  /** "203.0.113.9", or "2001:db8:1::/48". */
  block: string;
  /** How many times the room of a single address it has. */
  share: number;
}

/**
 * The places that a client's address is in, the narrowest first. An IPv4 address is one. Of an IPv6 address the /64 is one
 * household's; the owner of a /48 could count as 65,536 of them, so the /56 and the /48 have limits of their own.
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

/**
 * The block of an address that counts as one place: an IPv4 address, or the /64 of an IPv6 one, since a household has a
 * whole /64. All that is no address counts as one place.
 */
export function addressBlock(ip: string): string {
  const groups = networkGroups(ip);
  return groups ? `${hex(groups)}::/64` : (parseAddress(ip) ?? "unknown");
}

function hex(groups: number[]): string {
  return groups.map((group) => group.toString(16)).join(":");
}
