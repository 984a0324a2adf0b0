import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { MessagePrice } from "~/themes/defaults/MessagePrice";
import type { Person } from "~/themes/template";
import { useWords } from "~/themes/words";
import type { Outgoing } from "./use-outgoing";

/** What the next message takes, why it takes nothing where it does, and what the member has. */
export interface NextMessage {
  /** In credits. */
  amount: number;
  free: "always" | "fictional" | "reply" | "premium" | null;
  balance: number;
  /** The most that the member wants to spend in a day. */
  cap: number | null;
}

/** In words; "" where the site has no credits and nothing is to be said. */
export function usePriceWords({ name }: Person, { amount, free, balance }: NextMessage): string {
  const { t } = useWords();
  if (free === "always") return "";
  if (free === "fictional") return t("chats.free_to_fictional", { name });
  if (free !== null) return t(`credits.free_${free}`);
  return `${t("credits.message_cost", { count: amount })}. ${t("credits.balance", { count: balance })}`;
}

/** The price beside the button, and the way to credits where there are too few. */
export function ComposerPrice({ text, next }: { text: string; next: NextMessage }) {
  const { t } = useWords();
  return (
    <>
      <MessagePrice text={text} free={next.free !== null} />
      {next.amount > next.balance && <a href="/credits">{t("credits.get")}</a>}
    </>
  );
}

/** Asks for price and balance anew once a message has arrived or was refused: the first reply is free, the second may not be. */
export function usePriceFollowed({ free }: NextMessage, outgoing: readonly Outgoing[]): void {
  const { revalidate } = useRevalidator();
  const settled = outgoing.filter(({ state }) => state === "sent" || state === "failed").length;
  const before = useRef(settled);
  const costs = free !== "always" && free !== "fictional";
  useEffect(() => {
    if (settled > before.current && costs) revalidate();
    before.current = settled;
  }, [settled, costs, revalidate]);
}
