import { type MouseEvent, useEffect, useRef } from "react";
import { useRevalidator } from "~/app/router/client";
import { saleAddress } from "~/app/ui/money/address";
import { MessagePrice } from "~/themes/defaults/MessagePrice";
import { type Speech, useWords } from "~/themes/words";
import type { Outgoing } from "./outgoing";

/** The cost of the next message, the reason if it is free, and the member's credits. */
export interface NextMessage {
  /** The price of the next message, in credits. */
  amount: number;
  free: "always" | "fictional" | "reply" | "premium" | null;
  balance: number;
  /** The member's own daily limit, in credits. Null without a limit. */
  cap: number | null;
}

export function lacksCredits({ amount, balance }: NextMessage): boolean {
  return amount > balance;
}

/**
 * Returns the text of a message that waits for credits or the network. The message may cost credits by the time it is
 * sent.
 */
export function waitingInWords(next: NextMessage, { t }: Speech): string {
  const { amount } = next;
  if (lacksCredits(next)) return t("chats.waiting_credits");
  return amount > 0 ? t("chats.waiting_costs", { count: amount }) : t("chats.waiting");
}

interface ComposerPriceProps {
  text: string;
  next: NextMessage;
  conversation: string;
  buy(): void;
}

export function ComposerPrice({ text, next, conversation, buy }: ComposerPriceProps) {
  const { t } = useWords();
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    buy();
  };
  return (
    <>
      <MessagePrice text={text} free={next.free !== null} />
      {lacksCredits(next) && (
        <a href={saleAddress("/credits", { chat: conversation })} onClick={open}>
          {t("credits.get")}
        </a>
      )}
    </>
  );
}

/**
 * Reloads the price after each message, because only the first reply is free. An arrived message's event may come
 * before the answer.
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
