import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";

const FEATURES = ["visitors", "read_receipts", "incognito"] as const;

export function includedInPremium({ tenant }: Pick<Site, "tenant">, { t }: Words): string[] {
  const { messagesPerDay, readReceipts } = tenant.premium.includes;
  const has = { ...tenant.premium.includes, read_receipts: readReceipts };
  return [
    ...(messagesPerDay > 0 && (tenant.credits?.perMessage ?? 0) > 0
      ? [t("pricing.includes_messages", { count: messagesPerDay })]
      : []),
    ...FEATURES.filter((feature) => has[feature]).map((feature) => t(`pricing.includes_${feature}`)),
  ];
}
