import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { BlockList, isIPv6 } from "node:net";
import { type CountryResponse, Reader } from "mmdb-lib";
import { parseAddress } from "~/app/domain/network-address";

/** Returns the country of a network address, null if unknown. Source: nro.net (CC BY 4.0), by ip-location-db. */
export function countryOfAddress(ip: string): string | null {
  const address = parseAddress(ip);
  if (address === undefined || nobodys.check(address, isIPv6(address) ? "ipv6" : "ipv4")) return null;
  return registry().get(address)?.country_code ?? null;
}

/**
 * Networks for private use and examples. The registries' records would locate such an address by the surrounding
 * networks.
 */
const nobodys = new BlockList();
for (const [net, prefix] of [
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
] as const)
  nobodys.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
  ["2001:db8::", 32],
] as const)
  nobodys.addSubnet(net, prefix, "ipv6");

type Registry = Reader<CountryResponse & { country_code?: string }>;

let known: Registry | undefined;

/** The registries' records, loaded on first use because they take 8 MB. */
function registry(): Registry {
  known ??= new Reader(readFileSync(createRequire(import.meta.url).resolve(FILE)));
  return known;
}

const FILE = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";
