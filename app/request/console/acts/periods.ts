import type { Words } from "~/app/locales";
import type { ActOption } from "./act";

const FOR_GOOD = "for_good";
const DAYS = [1, 3, 7, 14, 30, 90];
/** In ms. */
const DAY = 24 * 60 * 60 * 1000;

/** How long a suspension may last. */
export function periodOptions({ t }: Words): ActOption[] {
  return [
    ...DAYS.map((days) => ({ value: String(days), label: { text: t("queue.days", { count: days }) } })),
    { value: FOR_GOOD, label: "suspensions.for_good" },
  ];
}

/** When one that begins now ends, UTC ms; null is never. */
export function endOf(period: string, now: number): number | null {
  return period === FOR_GOOD ? null : now + Number(period) * DAY;
}
