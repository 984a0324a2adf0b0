import { useEffect, useRef } from "react";
import { useRevalidator } from "~/app/router/client";
import { MessagePrice } from "~/themes/defaults/MessagePrice";
import { type Speech, useWords } from "~/themes/words";
import type { Outgoing } from "./outgoing";

/** The cost of the next message, the reason where it is free, and the member's credits. */
export interface NextMessage {
  /** In credits. */
  amount: number;
  free: "always" | "fictional" | "reply" | "premium" | null;
  balance: number;
  /** The most that the member wants to spend in a day. */
  cap: number | null;
}

/** The text at a message that waits for the network: it may cost something by then. */
export function waitingInWords({ amount }: NextMessage, { t }: Speech): string {
  return amount > 0 ? t("chats.waiting_costs", { count: amount }) : t("chats.waiting");
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

/**
 * Asks for price and balance anew once a message has arrived or was refused: the first reply is free, the second may not be.
 * `newest` is the id of the newest own message among those that the server has: an event may bring it before the answer to
 * its sending, and then it is not among the outgoing any more.
 */
export function usePriceReload({ free }: NextMessage, newest: string, outgoing: readonly Outgoing[]): void {
  const { revalidate } = useRevalidator();
  const sent = outgoing.findLast(({ id }) => id !== null)?.id ?? newest;
  const refused = outgoing.filter(({ state }) => state === "failed").length;
  const before = useRef({ sent, refused });
  const costs = free !== "always" && free !== "fictional";
  useEffect(() => {
    const changed = sent !== before.current.sent || refused > before.current.refused;
    if (changed && costs) revalidate();
    before.current = { sent, refused };
  }, [sent, refused, costs, revalidate]);
}
