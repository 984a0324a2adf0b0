import type { ActionOption } from "~/app/console/actions/action";
import { fraudRecipients } from "~/app/domain/safety/fraud/fraud";
import { isGraver, sanctionOf } from "~/app/domain/safety/sanctions/sanctions";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";

const FOR_GOOD = "for_good";
/** The option for a permanent suspension for fraud. The site then informs the members who answered the account. */
const FOR_FRAUD = "for_fraud";
const DAYS = [1, 3, 7, 14, 30, 90];
/** One day in ms. */
const DAY = 24 * 60 * 60 * 1000;

/** Returns the possible lengths of a suspension. */
export function periodOptions({ t }: Words): ActionOption[] {
  return [
    ...DAYS.map((days) => ({ value: String(days), label: { text: t("queue.days", { count: days }) } })),
    { value: FOR_GOOD, label: "suspensions.for_good" },
  ];
}

/**
 * Returns the possible lengths of a member's suspension, only those graver than the current one. The option for fraud
 * states how many members the site would inform.
 */
export async function suspensionOptions(site: Site, memberId: string, words: Words): Promise<ActionOption[]> {
  const told = new Intl.NumberFormat(words.locale).format(await fraudRecipients(site, memberId));
  const all = [...periodOptions(words), { value: FOR_FRAUD, label: { text: words.t("desk.for_fraud", { told }) } }];
  const holds = await site.db.read((conn) => sanctionOf(conn, "suspension", { id: memberId }));
  if (!holds) return all;
  return all.filter(({ value }) => isGraver({ until: endOf(value, site.now()), fraud: isForFraud(value) }, holds));
}

export function isForFraud(period: string): boolean {
  return period === FOR_FRAUD;
}

/** Returns the end of a suspension that begins now (UTC ms). Null for a permanent one. */
export function endOf(period: string, now: number): number | null {
  return period === FOR_GOOD || isForFraud(period) ? null : now + Number(period) * DAY;
}
