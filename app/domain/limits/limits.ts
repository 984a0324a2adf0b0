import { type DomainError, domainError, type ErrorDetail } from "~/app/domain/errors";
import type { Site } from "~/app/domain/site";

const tooMany = domainError("request.too_many", "too_many");

export interface Limit {
  max: number;
  windowMs: number;
}

/**
 * Counts one attempt of `key` at what `name` says, and throws `request.too_many` when there were `max` of them within the
 * last `windowMs`. A refused attempt does not count. Counted for the whole machine, in memory. `refusal` is thrown in its
 * place where given; its text may say in how many `minutes` there is room again.
 */
export async function limit(
  { tenant, machine, now }: Pick<Site, "tenant" | "machine" | "now">,
  name: string,
  key: string,
  { max, windowMs }: Limit,
  refusal: (detail: ErrorDetail) => DomainError = tooMany,
): Promise<void> {
  const wait = await machine.attempt({ id: `${tenant.slug}\0${name}\0${key}`, now: now(), max, windowMs });
  if (wait > 0) throw refusal({ retryAfter: Math.ceil(wait / 1000), params: { minutes: Math.ceil(wait / 60_000) } });
}

/** What counts as one place on the net: an IPv4 address, or the /64 of an IPv6 one, since a household has a whole /64. */
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
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
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
