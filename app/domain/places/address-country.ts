import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type CountryResponse, Reader } from "mmdb-lib";

/**
 * The country that a network address suggests, null where nothing is known of it. From the registries' own records
 * (nro.net, CC BY 4.0), as ip-location-db has put them together.
 */
export function countryOfAddress(ip: string): string | null {
  try {
    return registry().get(ip.replace(/%.*$/, ""))?.country_code ?? null;
  } catch {
    return null; // not an address
  }
}

type Registry = Reader<CountryResponse & { country_code?: string }>;

let known: Registry | undefined;

/** Read when first needed: it takes 8 MB. */
function registry(): Registry {
  known ??= new Reader(readFileSync(createRequire(import.meta.url).resolve(FILE)));
  return known;
}

const FILE = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";
