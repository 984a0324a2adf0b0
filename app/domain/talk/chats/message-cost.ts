import { todayOf } from "~/app/domain/ages";
import type { Member } from "~/app/domain/member";
import { isPremium } from "~/app/domain/money/premium/premium";
import type { Site } from "~/app/domain/site";
import type { Conn } from "~/db/handle";
import { type Standing, standingOf } from "./message-cost.queries";

/** The price of the next message, and the reason if it is free. */
export interface MessageCost {
  /** The price in credits. */
  amount: number;
  /**
   * Why the message is free; null if it costs credits. `reply`: the first answer to the initiator. `premium`: included
   * by premium that day.
   */
  free: "always" | "fictional" | "reply" | "premium" | null;
}

export interface NextMessage extends MessageCost {
  balance: number;
  cap: number | null;
}

/** Returns the cost of a member's next message, for the transaction that sends it and the page that shows the cost. */
export function messageCost(
  site: Site,
  member: Pick<Member, "premiumUntil">,
  { fictional, isFirstReply, dayMessages }: Omit<Standing, "balance"> & { fictional: boolean },
): MessageCost {
  const amount = site.tenant.credits?.perMessage ?? 0;
  if (fictional) return { amount: 0, free: "fictional" };
  if (amount === 0) return { amount: 0, free: "always" };
  if (isFirstReply) return { amount: 0, free: "reply" };
  const included = site.tenant.premium.includes.messagesPerDay;
  if (dayMessages < included && isPremium(member, site.now())) return { amount: 0, free: "premium" };
  return { amount, free: null };
}

export function countsMessages({ tenant }: Pick<Site, "tenant">): boolean {
  return (tenant.credits?.perMessage ?? 0) > 0 && tenant.premium.includes.messagesPerDay > 0;
}

/** Returns the cost of this member's next message in a conversation. Throws nothing. */
export async function nextMessageIn(
  site: Site,
  conn: Conn,
  member: Member,
  { conversation, fictional }: { conversation: string; fictional: boolean },
): Promise<NextMessage> {
  const { balance, ...standing } = await standingOf(conn, { viewer: member.id, conversation, day: todayOf(site) });
  return { ...messageCost(site, member, { fictional, ...standing }), balance, cap: member.spendingCap };
}
