import { moneyInWords } from "~/app/domain/money";
import { itemsOf, lowestPerMessage, priceCountryOf, pricedCountries } from "~/app/domain/money/prices/prices";
import { lawOf } from "~/app/domain/site/law/law";
import type { Tenant } from "~/tenants/config/schema";
import type { Remark } from "./placed";

export function paymentWarnings(tenant: Tenant): Remark[] {
  return [...saleWarnings(tenant), ...processorWarnings(tenant)];
}

/** Returns errors that members can't fix. The site still runs, so its config is valid. */
export function paymentErrors({ credits }: Tenant): Remark[] {
  if (!credits || credits.perMessage === 0 || credits.packages.length > 0) return [];
  const reason = "is empty: messages cost credits, and nobody can buy any";
  return [{ path: ["credits", "packages"], reason, remedy: "Add a package, or set credits.perMessage to 0" }];
}

function saleWarnings(tenant: Tenant): Remark[] {
  const warnings: Remark[] = [];
  const warn = (path: Remark["path"], reason: string, remedy: string) => warnings.push({ path, reason, remedy });
  const { credits, premium, minimumMessageCosts, countries } = tenant;
  for (const { kind, id, prices } of itemsOf(tenant)) {
    const missing = countries.filter((country) => !prices[country]);
    const [above, items] =
      kind === "credits" ? ["credits.packages", credits?.packages] : ["premium.terms", premium.terms];
    const index = (items ?? []).findIndex((item) => item.id === id);
    const consequenceIn = (country: string) => {
      const payable = priceCountryOf(tenant, country);
      return prices[payable] ? `where buyers pay the price for ${payable}` : "and it is not for sale there";
    };
    for (const consequence of new Set(missing.map(consequenceIn))) {
      const without = missing.filter((country) => consequenceIn(country) === consequence);
      const reason = `of "${id}" has none for ${without.join(", ")}, ${consequence}`;
      warn([...above.split("."), index, "prices"], reason, "Add a price, or take the country out of countries");
    }
  }
  for (const country of pricedCountries(tenant)) {
    const [said, worked] = [minimumMessageCosts[country], lowestPerMessage(tenant, country)];
    if (said && worked && (said.amount !== worked.amount || said.currency !== worked.currency)) {
      const [one, other] = [said, worked].map((money) => moneyInWords(money, "en"));
      warn(
        ["minimumMessageCosts", country],
        `says ${one}, and by the packages it is ${other}`,
        "Remove it, or correct it",
      );
    }
    if (!lawOf(country)) {
      const at = countries.indexOf(country);
      const reason = `has ${country}, whose VAT and withdrawal the engine does not know: it charges no VAT there`;
      warn(at < 0 ? ["countries"] : ["countries", at], reason, "Ask a lawyer before you sell there");
    }
  }
  return warnings;
}

function processorWarnings({ payments, niche, demo, credits, premium }: Tenant): Remark[] {
  const { provider, processorProfile } = payments;
  const warnings: Remark[] = [];
  const warn = (path: string[], reason: string, remedy: string) =>
    warnings.push({ path: ["payments", ...path], reason, remedy });
  if (provider === "sandbox") {
    // Demo sites sell through the sandbox. A site without prices sells nothing.
    if (!demo && (credits || premium.terms.length > 0)) {
      warn([], "is the sandbox, where no money moves", "Name a provider");
    }
    return warnings;
  }
  const profile = "processorProfile";
  if (!processorProfile) {
    warn([profile], "is missing", "Write down what was agreed with the processor");
  } else if (processorProfile.footerLinks.length === 0) {
    warn([profile, "footerLinks"], "is empty", "Processors want billing support and complaints on each page");
  }
  if (provider === "mollie" || provider === "stripe") {
    const remedy = "Choose a provider that takes it";
    if (niche.name !== "general") {
      warn(["provider"], `${provider}’s terms refuse adult dating, and the niche is ${niche.name}`, remedy);
    }
    if (processorProfile?.nudity) warn(["provider"], `${provider}’s terms refuse nudity`, remedy);
  }
  if (processorProfile?.mcc === "7273" && processorProfile.nudity) {
    warn([profile, "mcc"], "7273 is for dating without nudity", "With nudity it is 5967");
  }
  return warnings;
}
