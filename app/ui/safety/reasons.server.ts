import type { Wish } from "~/app/domain/people/suggestions/suggestions";
import type { Words } from "~/app/locales";

export function reasonsInWords({ t }: Words, reasons: readonly Wish[], isNew: boolean): string[] {
  const phrases = reasons.slice(0, 2).map((reason) => t(`home.reason_${reason}`));
  return [...(isNew ? [t("home.reason_new")] : []), ...phrases].slice(0, 2);
}
