import { memberWithEmail } from "~/app/domain/accounts/accounts";
import { adjust, balanceOf, reasonedEntriesOf } from "~/app/domain/ledger/ledger";
import { decimalOf } from "~/app/domain/money";
import { acceptHeld, heldPaymentsOf, noteRefunded, refundsByHand, refuseHeld } from "~/app/domain/orders/held";
import { ordersOf } from "~/app/domain/orders/orders";
import { refundOrder } from "~/app/domain/orders/refunds";
import type { Site } from "~/app/domain/site";
import { inOneLine } from "../columns.mjs";
import { type Machine, withSite } from "../site-alone";
import { Refusal } from "../tenant/refusal";

export type Asked =
  | { command: "show"; email: string }
  | { command: "grant"; email: string; amount: number; reason: string }
  | { command: "refund"; order: string; minor: number | undefined; reason: string }
  | { command: "held" }
  | { command: "accept" | "refuse"; held: string; reason: string }
  | { command: "refunded"; held: string };

/** What to print. Throws a Refusal where there is no such tenant or member, and what the verbs throw. */
export function credits(machine: Machine, tenant: string, asked: Asked): Promise<string[]> {
  return withSite(machine, tenant, async (site) => {
    switch (asked.command) {
      case "show":
        return show(site, asked.email);
      case "grant":
        return give(site, asked);
      case "refund": {
        const { order, minor, reason } = asked;
        const refund = await refundOrder(site, order, { ...(minor !== undefined && { minor }), reason });
        const owed = refund.owed > 0 ? `, ${refund.owed} were spent already` : "";
        return [`${refund.minor} in minor units go back; ${refund.credits} credits were taken back${owed}`];
      }
      case "held":
        return held(site);
      case "accept": {
        const order = await acceptHeld(site, asked.held, asked.reason);
        return [`order ${order.id} is paid, with receipt ${order.receiptNumber}`];
      }
      case "refuse":
        await refuseHeld(site, asked.held, asked.reason);
        return ["nothing is booked for this payment"];
      case "refunded":
        await noteRefunded(site, asked.held);
        return ["this refund is done"];
    }
  });
}

async function show(site: Site, email: string): Promise<string[]> {
  const member = await someone(site, email);
  const entries = await reasonedEntriesOf(site, member);
  const orders = await ordersOf(site, member);
  return [
    `balance: ${await balanceOf(site, member)}`,
    ...entries.map(({ at, amount, cause, reason }) => line(at, amount > 0 ? `+${amount}` : `${amount}`, cause, reason)),
    ...orders.map(({ id, createdAt, state, price, currency, title, owedCredits }) => {
      const owed = owedCredits > 0 ? `owes ${owedCredits}` : "";
      return line(createdAt, "order", id, state, `${decimalOf({ amount: price, currency })} ${currency}`, title, owed);
    }),
  ];
}

async function give(site: Site, { email, amount, reason }: { email: string; amount: number; reason: string }) {
  const member = await someone(site, email);
  const balance = await adjust(site, member, { amount, reason });
  return [`${email} has ${balance} credits now`];
}

async function held(site: Site): Promise<string[]> {
  const payments = (await heldPaymentsOf(site)).map(
    ({ at, id, provider, providerRef, orderId, minor, currency, reason }) =>
      line(
        at,
        id,
        "payment",
        provider,
        providerRef,
        orderId ?? "no order",
        minor === null ? "" : `${minor} ${currency}`,
        reason,
      ),
  );
  const refunds = (await refundsByHand(site)).map(({ at, id, orderId, minor, problem }) =>
    line(at, id, "refund", orderId, `${minor} in minor units`, problem),
  );
  const lines = [...payments, ...refunds];
  return lines.length > 0 ? lines : ["nothing waits for a person"];
}

async function someone(site: Site, email: string): Promise<{ id: string }> {
  const member = await memberWithEmail(site, email);
  if (!member) throw new Refusal(`${site.tenant.slug} has no member ${email}`);
  return member;
}

function line(at: number, ...cells: (string | null)[]): string {
  const words = cells.filter(Boolean).map((cell) => inOneLine(cell!));
  return [new Date(at).toISOString(), ...words].join("  ");
}
