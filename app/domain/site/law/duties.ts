import type { Tenant } from "~/tenants/config/schema";
import { isUnderDsa } from "./law";

export interface Duties {
  /** Whether the Digital Services Act applies. */
  eu: boolean;
  /** Whether the Online Safety Act 2023 applies. */
  uk: boolean;
  report: boolean;
}

type Seat = Pick<Tenant, "law" | "countries"> & { company: Pick<Tenant["company"], "country"> };

/** Returns which laws apply: the config's values, else values derived from the company's size and the countries. */
export function dutiesOf({ law, countries, company }: Seat): Duties {
  const places = [company.country, ...countries];
  const eu = law.eu ?? places.some(isUnderDsa);
  return {
    eu,
    uk: law.uk ?? places.includes("GB"),
    report: law.transparencyReport ?? (eu && law.size === "large"),
  };
}
