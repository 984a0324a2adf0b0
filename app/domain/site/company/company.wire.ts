import { z } from "zod";
import type { Tenant } from "~/tenants/config/schema";

export const companyAnswer = z.strictObject({
  name: z.string(),
  address: z.string(),
  kvk: z.string().nullable(),
  city: z.string(),
  country: z.string(),
  tradenames: z.array(z.string()).readonly(),
  vat_numbers: z.array(z.string()).readonly(),
  support_phone: z.string().nullable(),
  /** The discount for a member who is about to leave, in percent. */
  delete_discount: z.number(),
});

export function companyWire({ company }: Tenant): z.output<typeof companyAnswer> {
  return {
    name: company.name,
    address: company.address,
    kvk: company.kvk ?? null,
    city: company.city,
    country: company.country,
    tradenames: company.tradeNames,
    vat_numbers: company.vatNumbers,
    support_phone: company.supportPhone ?? null,
    delete_discount: company.deleteDiscount,
  };
}
