import type { Tenant } from "~/tenants/config/schema";
import { isUnderDsa } from "./law";

export interface Duties {
  /** The Digital Services Act. */
  eu: boolean;
  /** The Online Safety Act 2023. */
  uk: boolean;
  report: boolean;
}

type Seat = Pick<Tenant, "law" | "countries"> & { company: Pick<Tenant["company"], "country"> };

/** Returns the config's values, else those derived from the company's size and the countries. */
export function dutiesOf({ law, countries, company }: Seat): Duties {
  const places = [company.country, ...countries];
  const eu = law.eu ?? places.some(isUnderDsa);
  return {
    eu,
    uk: law.uk ?? places.includes("GB"),
    report: law.transparencyReport ?? (eu && law.size === "large"),
  };
}
