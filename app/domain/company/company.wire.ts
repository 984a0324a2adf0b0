import type { Tenant } from "~/tenants/schema";

/** Who runs the site, as GET /api/companyinfo.php answers. */
export function companyWire({ company }: Tenant) {
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
