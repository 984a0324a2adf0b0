import { lawOf } from "~/app/domain/law/law";
import { moneyInWords } from "~/app/domain/money";
import { itemsOf, lowestPerMessage, pricedCountries } from "~/app/domain/prices/prices";
import type { Tenant } from "~/tenants/schema";

/** What an operator should know of what a tenant sells, and how it is paid, before members do. Each is a sentence. */
export function paymentWarnings(tenant: Tenant): string[] {
  return [...saleWarnings(tenant), ...processorWarnings(tenant)];
}

function saleWarnings(tenant: Tenant): string[] {
  const warnings: string[] = [];
  const { credits, minimumMessageCosts, countries } = tenant;
  if (credits && credits.perMessage > 0 && credits.packages.length === 0) {
    warnings.push("credits.packages – is empty: messages cost credits, and nobody can buy any");
  }
  for (const { kind, id, prices } of itemsOf(tenant)) {
    const missing = countries.filter((country) => !prices[country]);
    if (missing.length === 0) continue;
    const at = kind === "credits" ? "credits.packages" : "premium.terms";
    warnings.push(`${at} – "${id}" has no price for ${missing.join(", ")}, and is not for sale there`);
  }
  for (const country of pricedCountries(tenant)) {
    const [said, worked] = [minimumMessageCosts[country], lowestPerMessage(tenant, country)];
    if (said && worked && (said.amount !== worked.amount || said.currency !== worked.currency)) {
      const [one, other] = [said, worked].map((money) => moneyInWords(money, "en"));
      warnings.push(`minimumMessageCosts.${country} – says ${one}, and by the packages it is ${other}`);
    }
    if (!lawOf(country)) {
      warnings.push(
        `countries – ${country} is none whose VAT and withdrawal the engine knows: it charges no VAT there`,
      );
    }
  }
  return warnings;
}

function processorWarnings({ payments, niche, demo, credits, premium }: Tenant): string[] {
  const { provider, processorProfile } = payments;
  const warnings: string[] = [];
  if (provider === "sandbox") {
    // A demo sells with it on purpose; a site where nothing costs anything sells nothing.
    if (!demo && (credits || premium.terms.length > 0)) {
      warnings.push("payments – is the sandbox, where no money moves. Name a provider");
    }
    return warnings;
  }
  if (!processorProfile) {
    warnings.push("payments.processorProfile – is missing. Write down what was agreed with the processor");
  } else if (processorProfile.footerLinks.length === 0) {
    warnings.push(
      "payments.processorProfile.footerLinks – is empty. Processors want billing support and complaints on each page",
    );
  }
  if (provider === "mollie" || provider === "stripe") {
    if (niche.name !== "general") {
      warnings.push(`payments.provider – ${provider}’s terms refuse adult dating, and the niche is ${niche.name}`);
    }
    if (processorProfile?.nudity) warnings.push(`payments.provider – ${provider}’s terms refuse nudity`);
  }
  if (processorProfile?.mcc === "7273" && processorProfile.nudity) {
    warnings.push("payments.processorProfile.mcc – 7273 is for dating without nudity. With nudity it is 5967");
  }
  return warnings;
}
