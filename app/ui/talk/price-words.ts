import type { Speech } from "~/themes/words";
import type { NextMessage } from "./price";

export function priceInWords({ t }: Pick<Speech, "t">, name: string, { amount, free, balance }: NextMessage): string {
  if (free === "always") return "";
  if (free === "fictional") return t("chats.free_to_fictional", { name });
  if (free !== null) return t(`credits.free_${free}`);
  // Two lines hold two sentences: the short last one does not wrap.
  const rest = t("credits.balance", { count: balance }).replaceAll(" ", "\u00a0");
  return `${t("credits.message_cost", { count: amount })}. ${rest}`;
}
