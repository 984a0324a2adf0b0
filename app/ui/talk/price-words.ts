import type { Speech } from "~/themes/words";
import type { NextMessage } from "./price";

/** The cost of the next message; "" where the site has no credits and nothing is to be said. */
export function priceInWords({ t }: Pick<Speech, "t">, name: string, { amount, free, balance }: NextMessage): string {
  if (free === "always") return "";
  if (free === "fictional") return t("chats.free_to_fictional", { name });
  if (free !== null) return t(`credits.free_${free}`);
  // Two lines are two sentences: the short one at the end is not broken.
  const rest = t("credits.balance", { count: balance }).replaceAll(" ", "\u00a0");
  return `${t("credits.message_cost", { count: amount })}. ${rest}`;
}
