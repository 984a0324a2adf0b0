import type { Words } from "~/app/locales";
import type { Tenant } from "~/tenants/config/schema";

/** Returns the operating company in one line, which the law requires on every page. */
export function companyLine({ name: brand, company }: Tenant, { t }: Words): string {
  const address = `${company.address}, ${company.city}`;
  const facts = [
    t("footer.company", { brand, company: company.name, address }),
    company.tradeNames.length > 0 && t("footer.trade_names", { names: company.tradeNames.join(", ") }),
    company.kvk && t("footer.kvk", { number: company.kvk }),
    company.vatNumbers.length > 0 && t("footer.vat", { numbers: company.vatNumbers.join(", ") }),
    company.supportPhone && t("footer.phone", { phone: company.supportPhone }),
    company.supportEmail && t("footer.email", { email: company.supportEmail }),
  ];
  const [first = "", ...others] = facts.filter((fact): fact is string => Boolean(fact));
  // The first part is a sentence that continues here. No line begins with a dot, and a word joiner keeps "E-mail" and
  // "USt-IdNr." unbroken. Numbers stay as written, so they can be found and copied.
  return [others.length > 0 ? first.replace(/\.$/, "") : first, ...others]
    .join("\u00a0· ")
    .replace(/\b(E-(?=[Mm]ail\b)|USt-(?=IdNr\b))/g, "$&\u2060");
}

/** Returns one fact per line for an imprint, with the company's representative. `address` is the full one. */
export function companyFacts({ company }: Pick<Tenant, "company">, address: string, { t }: Words): string[] {
  const facts = [
    company.name,
    address,
    company.representative && t("legal.imprint.represented", { name: company.representative }),
    company.register && t("legal.imprint.register", { register: company.register }),
    company.kvk && t("footer.kvk", { number: company.kvk }),
    company.vatNumbers.length > 0 && t("footer.vat", { numbers: company.vatNumbers.join(", ") }),
    company.supportPhone && t("footer.phone", { phone: company.supportPhone }),
    company.supportEmail && t("footer.email", { email: company.supportEmail }),
    company.host && t("legal.imprint.host", { host: company.host }),
  ];
  return facts.filter((fact) => typeof fact === "string" && fact !== "") as string[];
}
