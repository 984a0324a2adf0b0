/** Fixtures for tests of payments: something to buy, and a buyer at the sandbox. */
import type { ReceivedNotice } from "~/app/domain/money/orders/booking";
import type { Order, Purchase } from "~/app/domain/money/orders/orders";
import { playPayment, type SandboxPlay } from "~/app/domain/money/payments/gateways/sandbox/page";
import type { Site } from "~/app/domain/site";
import type { orders } from "~/db/tables";

/** Returns a purchase: a hundred credits and ten on top for ten euros, due at once, in the Netherlands. */
export function aPurchase(given: Partial<Purchase> = {}): Purchase {
  return {
    key: "a request",
    kind: "credits",
    item: "hundred",
    title: "100 credits",
    credits: 100,
    bonus: 10,
    days: 0,
    price: { amount: 1000, currency: "EUR" },
    country: "NL",
    vat: { country: "NL", rate: 2100, minor: 174, netMinor: 826, collectedBy: "operator", evidence: [] },
    withdrawalDays: 14,
    beginAtOnce: "Begin at once",
    ...given,
  };
}

/** Acts at the sandbox as a buyer or a bank, without a notice to the site. */
export async function playSandbox(site: Site, order: Order, play: SandboxPlay): Promise<void> {
  await site.db.transact((tx) => playPayment(tx, order.providerRef!, play));
}

/** Returns the sandbox's notice of a changed payment. */
export function noticeFor(order: Pick<Order, "providerRef">): ReceivedNotice {
  return {
    provider: "sandbox",
    method: "POST",
    query: new URLSearchParams(),
    headers: new Headers({ "content-type": "application/x-www-form-urlencoded" }),
    body: Buffer.from(`id=${order.providerRef}`),
    address: "127.0.0.1",
  };
}

/** Returns the row of an order of a hundred credits for ten euros, paid at the sandbox. */
export function paidOrderOf(memberId: string): typeof orders.$inferInsert {
  const amounts = { price: 1000, vatRate: 2100, vatMinor: 174, netMinor: 826 };
  return {
    ...{ id: "a".repeat(32), memberId, key: "k", kind: "credits", item: "hundred", title: "100 credits" },
    ...{ credits: 100, bonus: 0, days: 0, currency: "EUR", country: "NL", vatCountry: "NL", ...amounts },
    ...{ vatCollectedBy: "operator", evidence: [], language: "en", provider: "sandbox", providerRef: "s1" },
    ...{ state: "paid", withdrawalDays: 14, createdAt: 1, paidAt: 2, receiptNumber: 1 },
  } as const;
}
