import { memberWithEmail } from "~/app/domain/account/accounts/accounts";
import { DomainError } from "~/app/domain/errors";
import { decimalOf } from "~/app/domain/money";
import { adjust, balanceOf, reasonedEntriesOf } from "~/app/domain/money/ledger/ledger";
import { fewerCreditsLeft } from "~/app/domain/money/ledger/ledger.errors";
import { acceptHeld, noteRefunded, refuseHeld, unsettledOf } from "~/app/domain/money/orders/held";
import { ordersOf, orderWith } from "~/app/domain/money/orders/orders";
import { refundOrder } from "~/app/domain/money/orders/refunds";
import type { Site } from "~/app/domain/site";
import type { Asked as Part } from "~/db/pages";
import { inOneLine } from "../columns.mjs";
import type { Answer } from "../commands/declaration";
import type { Listing } from "../commands/listing";
import { thisOperator } from "../operator";
import { orRefuseUnknown, Refusal } from "../refusal";
import { type Machine, withSite } from "../site-alone";

export type Asked =
  | { command: "show"; email: string }
  | { command: "grant"; email: string; amount: number; reason: string }
  | { command: "refund"; order: string; minor: number | undefined; reason: string }
  | { command: "accept" | "refuse"; held: string; reason: string }
  | { command: "refunded"; held: string };

/** @throws Refusal for an unknown tenant, member, order or payment, and the errors of the verbs */
export function credits(machine: Machine, tenant: string, asked: Asked): Promise<Answer> {
  const unheld = (what: string, id: string) =>
    `${tenant} has no ${what} ${id} that waits: npx bouquet credits held --tenant ${tenant}`;
  return withSite(machine, tenant, async (site) => {
    switch (asked.command) {
      case "show":
        return show(site, asked.email);
      case "grant":
        return give(site, asked);
      case "refund": {
        const { order, minor, reason } = asked;
        const part = { ...(minor !== undefined && { minor }), reason };
        const refund = await orRefuseUnknown(
          refundOrder(site, thisOperator(), order, part),
          `${tenant} has no order ${order}: npx bouquet credits orders --tenant ${tenant} names a member's`,
        );
        const owed = refund.owed > 0 ? `, ${refund.owed} were spent already` : "";
        const { currency } = await orderWith(site, refund.orderId);
        const line = `${inMoney(refund.minor, currency)} go back; ${refund.credits} credits were taken back${owed}`;
        return { lines: [line], data: refund };
      }
      case "accept": {
        const order = await orRefuseUnknown(
          acceptHeld(site, thisOperator(), asked.held, asked.reason),
          unheld("payment", asked.held),
        );
        const { id, receiptNumber } = order;
        return { lines: [`order ${id} is paid, with receipt ${receiptNumber}`], data: { order: id, receiptNumber } };
      }
      case "refuse":
        await orRefuseUnknown(
          refuseHeld(site, thisOperator(), asked.held, asked.reason),
          unheld("payment", asked.held),
        );
        return { lines: ["nothing is booked for this payment"], data: { refused: asked.held } };
      case "refunded":
        await orRefuseUnknown(noteRefunded(site, thisOperator(), asked.held), unheld("refund", asked.held));
        return { lines: ["this refund is done"], data: { refunded: asked.held } };
    }
  });
}

/** Lists payments and refunds under review, the longest waiting first. */
export async function listHeld(site: Site, part?: Part): Promise<Listing> {
  const { rows, next } = await unsettledOf(site, part);
  const currencies = new Map<string, string>();
  for (const row of rows) {
    const order = row.kind === "refund" ? await orderWith(site, row.orderId).catch(() => undefined) : undefined;
    if (order) currencies.set(row.id, order.currency);
  }
  const lines = rows.map((row) => {
    if (row.kind === "refund") {
      const currency = currencies.get(row.id);
      const money = currency ? inMoney(row.minor, currency) : `${row.minor} in minor units`;
      return line(row.at, row.id, "refund", row.orderId, money, row.problem);
    }
    const { at, id, provider, providerRef, orderId, minor, currency, reason } = row;
    const paid = minor === null || currency === null ? "" : inMoney(minor, currency);
    return line(at, id, "payment", provider, providerRef, orderId ?? "no order", paid, reason);
  });
  const of = (kind: "payment" | "refund") =>
    rows.flatMap(({ kind: own, ...row }) => (own === kind ? { ...row, at: timeOf(row.at) } : []));
  const data = { payments: of("payment"), refunds: of("refund") };
  return { lines: lines.length > 0 ? lines : ["nothing waits for a person"], data, next };
}

export async function listMovements(site: Site, email: string, part?: Part): Promise<Listing> {
  const { rows, next } = await reasonedEntriesOf(site, await someone(site, email), part);
  const lines = rows.map(({ at, amount, cause, reason }) => {
    return line(at, amount > 0 ? `+${amount}` : `${amount}`, cause, reason);
  });
  const movements = rows.map(({ at, amount, cause, reason }) => ({ at: timeOf(at), amount, cause, reason }));
  return { lines, data: { movements }, next };
}

export async function listOrders(site: Site, email: string, part?: Part): Promise<Listing> {
  const { rows, next } = await ordersOf(site, await someone(site, email), part);
  const lines = rows.map(({ id, createdAt, state, price, currency, title, owedCredits }) => {
    const owed = owedCredits > 0 ? `owes ${owedCredits}` : "";
    return line(createdAt, "order", id, state, inMoney(price, currency), title, owed);
  });
  const orders = rows.map(({ id, createdAt, state, price, currency, title, owedCredits }) => {
    return { id, at: timeOf(createdAt), state, minor: price, currency, title, owedCredits };
  });
  return { lines, data: { orders }, next };
}

/** Shows the latest of each. `listMovements` and `listOrders` have the rest. */
async function show(site: Site, email: string): Promise<Answer> {
  const balance = await balanceOf(site, await someone(site, email));
  const [movements, orders] = [await listMovements(site, email), await listOrders(site, email)];
  return {
    lines: [`balance: ${balance}`, ...movements.lines, ...orders.lines],
    data: { balance, ...movements.data, ...orders.data },
  };
}

async function give(site: Site, { email, amount, reason }: { email: string; amount: number; reason: string }) {
  const member = await someone(site, email);
  const balance = await adjust(site, thisOperator(), member, { amount, reason }).catch(async (error) => {
    if (!(error instanceof DomainError) || error.code !== fewerCreditsLeft.code) throw error;
    const left = await balanceOf(site, member);
    throw new Refusal(`${email} has ${left} credits, and ${-amount} were to be taken`, error.code);
  });
  return { lines: [`${email} has ${balance} credits now`], data: { email, balance } };
}

async function someone(site: Site, email: string): Promise<{ id: string }> {
  const member = await memberWithEmail(site, email);
  if (!member) throw new Refusal(`${site.tenant.slug} has no member ${email}`);
  return member;
}

/** Formats an amount as "11.12 GBP". */
function inMoney(amount: number, currency: string): string {
  return `${decimalOf({ amount, currency })} ${currency}`;
}

function line(at: number, ...cells: (string | null)[]): string {
  const words = cells.filter(Boolean).map((cell) => inOneLine(cell!));
  return [timeOf(at), ...words].join("  ");
}

function timeOf(at: number): string {
  return new Date(at).toISOString();
}
