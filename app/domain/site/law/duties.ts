import type { Tenant } from "~/tenants/config/schema";
import { isUnderDsa } from "./law";

/** Which laws on the moderation of content hold for a site. */
export interface Duties {
  /** The Digital Services Act. */
  eu: boolean;
  /** The Online Safety Act 2023. */
  uk: boolean;
  /** Whether it publishes a transparency report. */
  report: boolean;
}

type Seat = Pick<Tenant, "law" | "countries"> & { company: Pick<Tenant["company"], "country"> };

/** What the config says, else what follows from where the company and its members are, and from its size. */
export function dutiesOf({ law, countries, company }: Seat): Duties {
  const places = [company.country, ...countries];
  const eu = law.eu ?? places.some(isUnderDsa);
  return {
    eu,
    uk: law.uk ?? places.includes("GB"),
    report: law.transparencyReport ?? (eu && law.size === "large"),
  };
}
