import type { Words } from "~/app/locales";
import type { Tenant } from "~/tenants/config/schema";

/** Who runs the site, in one line, as the law wants it on every page. */
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
  // The first is a sentence, which goes on here. No line begins with a dot, and a word joiner keeps "E-mail" and "USt-IdNr." from
  // being broken at their hyphens. Numbers stay as the company writes them, so that they are found and copied as such.
  return [others.length > 0 ? first.replace(/\.$/, "") : first, ...others]
    .join("\u00a0· ")
    .replace(/\b(E-(?=[Mm]ail\b)|USt-(?=IdNr\b))/g, "$&\u2060");
}

/** The same as an imprint lists it, one fact a line, with who represents the company. `address` is the whole one. */
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
