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
  const block = addressBlock(ip);
  if (!block.endsWith("/64")) return [{ block, share: 1 }];
  const [a, b, c, d] = groupsOf(block.slice(0, -"/64".length)) as [number, number, number, number];
  const wider = (groups: number[], bits: number) => `${hex(groups)}::/${bits}`;
  return [
    { block, share: 1 },
    { block: wider([a, b, c, d & 0xff00], 56), share: 4 },
    { block: wider([a, b, c], 48), share: 16 },
  ];
}

/**
 * The block of an address that counts as one place: an IPv4 address, or the /64 of an IPv6 one, since a household has a
 * whole /64.
 */
export function addressBlock(ip: string): string {
  const bare = ip
    .replace(/^\[|\]$/g, "")
    .replace(/%.*$/, "")
    .toLowerCase();
  if (!bare.includes(":")) return bare;
  const groups = groupsOf(bare);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join(".");
  return `${hex(groups.slice(0, 4))}::/64`;
}

function hex(groups: number[]): string {
  return groups.map((group) => group.toString(16)).join(":");
}

/** The eight 16-bit groups of an IPv6 address, one written with an IPv4 tail (::ffff:10.0.0.1) too. */
function groupsOf(ip: string): number[] {
  const [head = [], tail = []] = ip
    .replace(/\d+\.\d+\.\d+\.\d+$/, hexOfIpv4)
    .split("::")
    .map(parseGroups);
  return [...head, ...Array<number>(Math.max(0, 8 - head.length - tail.length)).fill(0), ...tail];
}

function hexOfIpv4(ip: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = ip.split(".").map(Number);
  return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
}

function parseGroups(text: string): number[] {
  return text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16));
}
