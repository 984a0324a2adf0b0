import { memberWithEmail } from "~/app/domain/account/accounts/accounts";
import { DomainError } from "~/app/domain/errors";
import { decimalOf } from "~/app/domain/money";
import { adjust, balanceOf, reasonedEntriesOf } from "~/app/domain/money/ledger/ledger";
import { fewerCreditsLeft } from "~/app/domain/money/ledger/ledger.errors";
import { acceptHeld, noteRefunded, refuseHeld, unsettledOf } from "~/app/domain/money/orders/held";
import { ordersOf, orderWith } from "~/app/domain/money/orders/orders";
import { refundOrder } from "~/app/domain/money/orders/refunds";
import type { Site } from "~/app/domain/site";
import type { Asked } from "~/db/pages";
import { inOneLine, timeOf } from "../columns.mjs";
import type { Noun } from "../commands/declaration";
import { whole } from "../commands/readers";
import { type Listing, listing, siteVerb } from "../commands/site-verbs";
import { thisOperator } from "../operator";
import { orRefuseUnknown, Refusal } from "../refusal";

const email = { takes: "<address>", does: "the member's email address", needed: true } as const;
const held = { takes: "<id>", does: "as `held` names it", needed: true } as const;
const reason = { takes: "<text>", does: "is stored with it", needed: "it explains the action later" } as const;

export default {
  more: "The site may run. The provider is asked within a minute.",
  verbs: {
    show: siteVerb({
      does: "Balance, latest movements and orders of a member.",
      permission: "people.see",
      options: { email },
      async run(site, { email }) {
        const balance = await balanceOf(site, await someone(site, email));
        const [movements, orders] = [await listMovements(site, email), await listOrders(site, email)];
        return {
          lines: [`balance: ${balance}`, ...movements.lines, ...orders.lines],
          data: { balance, ...movements.data, ...orders.data },
        };
      },
    }),
    movements: listing({
      does: "Lists each movement of a member's credits, newest first.",
      permission: "people.see",
      options: { email },
      run: (site, { email, ...asked }) => listMovements(site, email, asked),
    }),
    orders: listing({
      does: "Lists each order of a member, newest first.",
      permission: "people.see",
      options: { email },
      run: (site, { email, ...asked }) => listOrders(site, email, asked),
    }),
    grant: siteVerb({
      does: "Gives credits; a negative number takes them.",
      permission: "credits.adjust",
      options: { email, amount: { takes: "<n>", does: "how many", needed: true, read: notNothing }, reason },
      async run(site, { email, amount, reason }) {
        const member = await someone(site, email);
        const balance = await adjust(site, thisOperator(), member, { amount, reason }).catch(async (error) => {
          if (!(error instanceof DomainError) || error.code !== fewerCreditsLeft.code) throw error;
          const left = await balanceOf(site, member);
          throw new Refusal(`${email} has only ${left} credits, fewer than ${-amount}`, error.code);
        });
        return { lines: [`${email} has ${balance} credits now`], data: { email, balance } };
      },
    }),
    refund: siteVerb({
      does: "Refunds an order, and takes back its credits.",
      permission: "orders.refund",
      options: {
        order: { takes: "<id>", does: "as `show` names it", needed: true },
        minor: { takes: "<n>", does: "a part, in minor units: 500 is 5.00; all by default", read: whole() },
        reason,
      },
      async run(site, { tenant, order, minor, reason }) {
        const refund = await orRefuseUnknown(
          refundOrder(site, thisOperator(), order, { ...(minor !== undefined && { minor }), reason }),
          `${tenant} has no order ${order}: npx bouquet credits orders --tenant ${tenant} names a member's`,
        );
        const owed = refund.owed > 0 ? `, ${refund.owed} were already spent` : "";
        const { currency } = await orderWith(site, refund.orderId);
        const line = `${inMoney(refund.minor, currency)} will be refunded; ${refund.credits} credits were taken back${owed}`;
        return { lines: [line], data: refund };
      },
    }),
    held: listing({
      does: "Lists payments and refunds under review, the longest waiting first: id and reason.",
      permission: "payments.settle",
      run: listHeld,
    }),
    accept: siteVerb({
      does: "Books a payment under review for its order.",
      permission: "payments.settle",
      options: { held, reason },
      async run(site, { held, reason }) {
        const order = await orRefuseUnheld(site, acceptHeld(site, thisOperator(), held, reason), `payment ${held}`);
        const { id, receiptNumber } = order;
        return { lines: [`order ${id} is paid, with receipt ${receiptNumber}`], data: { order: id, receiptNumber } };
      },
    }),
    refuse: siteVerb({
      does: "Books nothing for it: refund it at the provider first.",
      permission: "payments.settle",
      options: { held, reason },
      async run(site, { held, reason }) {
        await orRefuseUnheld(site, refuseHeld(site, thisOperator(), held, reason), `payment ${held}`);
        return { lines: ["nothing was booked for this payment"], data: { refused: held } };
      },
    }),
    refunded: siteVerb({
      does: "Records that a refund under review was made at the provider.",
      permission: "payments.settle",
      options: { held },
      async run(site, { held }) {
        await orRefuseUnheld(site, noteRefunded(site, thisOperator(), held), `refund ${held}`);
        return { lines: ["this refund is recorded as made"], data: { refunded: held } };
      },
    }),
  },
} satisfies Noun;

function notNothing(given: string): number {
  const amount = whole(-9_999_999)(given);
  if (amount === 0) throw new Error("takes another number than 0");
  return amount;
}

function orRefuseUnheld<T>({ tenant: { slug } }: Site, found: Promise<T>, what: string): Promise<T> {
  return orRefuseUnknown(found, `${slug} has no ${what} under review: npx bouquet credits held --tenant ${slug}`);
}

export async function listHeld(site: Site, asked?: Asked): Promise<Listing> {
  const { rows, next } = await unsettledOf(site, asked);
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
  return { lines: lines.length > 0 ? lines : ["No payment is under review"], data, next };
}

async function listMovements(site: Site, email: string, asked?: Asked): Promise<Listing> {
  const { rows, next } = await reasonedEntriesOf(site, await someone(site, email), asked);
  const lines = rows.map(({ at, amount, cause, reason }) => {
    return line(at, amount > 0 ? `+${amount}` : `${amount}`, cause, reason);
  });
  const movements = rows.map(({ at, amount, cause, reason }) => ({ at: timeOf(at), amount, cause, reason }));
  return { lines, data: { movements }, next };
}

async function listOrders(site: Site, email: string, asked?: Asked): Promise<Listing> {
  const { rows, next } = await ordersOf(site, await someone(site, email), asked);
  const lines = rows.map(({ id, createdAt, state, price, currency, title, owedCredits }) => {
    const owed = owedCredits > 0 ? `owes ${owedCredits}` : "";
    return line(createdAt, "order", id, state, inMoney(price, currency), title, owed);
  });
  const orders = rows.map(({ id, createdAt, state, price, currency, title, owedCredits }) => {
    return { id, at: timeOf(createdAt), state, minor: price, currency, title, owedCredits };
  });
  return { lines, data: { orders }, next };
}

async function someone(site: Site, email: string): Promise<{ id: string }> {
  const member = await memberWithEmail(site, email);
  if (!member) throw new Refusal(`${site.tenant.slug} has no member ${email}`);
  return member;
}

function inMoney(amount: number, currency: string): string {
  return `${decimalOf({ amount, currency })} ${currency}`;
}

function line(at: number, ...cells: (string | null)[]): string {
  const words = cells.filter(Boolean).map((cell) => inOneLine(cell!));
  return [timeOf(at), ...words].join("  ");
}
