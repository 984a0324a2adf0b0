import { todayOf } from "~/app/domain/ages";
import type { Member } from "~/app/domain/member";
import { spentOn } from "~/app/domain/money/ledger/ledger";
import { capReached } from "~/app/domain/money/ledger/ledger.errors";
import { isPremium } from "~/app/domain/money/premium/premium";
import type { Site } from "~/app/domain/site";
import type { Conn } from "~/db/handle";
import { hasWrittenIn, messagesSince, writerOfFirst } from "./message-cost.queries";

/** The price of the next message, and the reason where it is free. */
export interface MessageCost {
  /** In credits. */
  amount: number;
  /** `reply`: the first answer to somebody who began. `premium`: one of those that premium includes each day. */
  free: "always" | "fictional" | "reply" | "premium" | null;
}

/** Worked out in the transaction that sends it, and for the page that shows it. */
export async function messageCostIn(
  site: Site,
  conn: Conn,
  member: Pick<Member, "id" | "premiumUntil">,
  to: { conversation: string; fictional: boolean },
): Promise<MessageCost> {
  const amount = site.tenant.credits?.perMessage ?? 0;
  if (to.fictional) return { amount: 0, free: "fictional" };
  if (amount === 0) return { amount: 0, free: "always" };
  if (await isFirstReply(conn, member.id, to.conversation)) return { amount: 0, free: "reply" };
  const included = site.tenant.premium.includes.messagesPerDay;
  if (included > 0 && isPremium(member, site.now()) && (await sentToday(site, conn, member.id)) < included) {
    return { amount: 0, free: "premium" };
  }
  return { amount, free: null };
}

/** Throws `credits.cap_reached` where this would be more than the member wants to spend in a day. */
export async function assertWithinCap(
  site: Site,
  conn: Conn,
  member: Pick<Member, "id" | "spendingCap">,
  amount: number,
) {
  const { spendingCap: cap } = member;
  if (cap === null || amount === 0) return;
  const spent = await spentOn(site, conn, member.id, todayOf(site));
  if (spent + amount > cap) throw capReached({ params: { cap } });
}

async function isFirstReply(conn: Conn, memberId: string, conversation: string): Promise<boolean> {
  const first = await writerOfFirst(conn, conversation);
  if (first === undefined || first === memberId) return false;
  return !(await hasWrittenIn(conn, memberId, conversation));
}

/** Messages to members on this calendar day. */
async function sentToday(site: Site, conn: Conn, memberId: string): Promise<number> {
  const today = todayOf(site);
  const lately = await messagesSince(conn, memberId, site.now() - LONGEST_DAY);
  return lately.filter((at) => todayOf({ tenant: site.tenant, now: () => at }) === today).length;
}

/** In ms: one on which clocks are set back. */
const LONGEST_DAY = 25 * 60 * 60 * 1000;
