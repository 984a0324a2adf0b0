import { readEnvironment } from "~/app/settings/environment";
import { type Asked, credits, listHeld, listMovements, listOrders } from "../credits/command";
import { onSite } from "../site-alone";
import { type Noun, verb } from "./declaration";
import { listing } from "./listing";
import { whole } from "./readers";

const email = { takes: "<address>", does: "the member's email address", needed: true } as const;
const held = { takes: "<id>", does: "as `held` names it", needed: true } as const;
const reason = { takes: "<text>", does: "is stored with it", needed: "it explains the action later" } as const;

export default {
  more: "The site may run. The provider is asked within a minute.",
  verbs: {
    show: verb({
      does: "Balance, latest movements and orders of a member.",
      permission: "people.see",
      tenant: true,
      options: { email },
      run: ({ tenant, email }) => run(tenant, { command: "show", email }),
    }),
    movements: listing({
      does: "Lists each movement of a member's credits, newest first.",
      permission: "people.see",
      options: { email },
      run: ({ tenant, email }, asked) => onSite(tenant, (site) => listMovements(site, email, asked)),
    }),
    orders: listing({
      does: "Lists each order of a member, newest first.",
      permission: "people.see",
      options: { email },
      run: ({ tenant, email }, asked) => onSite(tenant, (site) => listOrders(site, email, asked)),
    }),
    grant: verb({
      does: "Gives credits; a negative number takes them.",
      permission: "credits.adjust",
      tenant: true,
      options: { email, amount: { takes: "<n>", does: "how many", needed: true, read: notNothing }, reason },
      run: ({ tenant, email, amount, reason }) => run(tenant, { command: "grant", email, amount, reason }),
    }),
    refund: verb({
      does: "Refunds an order, and takes back its credits.",
      permission: "orders.refund",
      tenant: true,
      options: {
        order: { takes: "<id>", does: "as `show` names it", needed: true },
        minor: { takes: "<n>", does: "a part, in minor units: 500 is 5.00; all by default", read: whole() },
        reason,
      },
      run: ({ tenant, order, minor, reason }) => run(tenant, { command: "refund", order, minor, reason }),
    }),
    held: listing({
      does: "Lists payments and refunds under review, the longest waiting first: id and reason.",
      permission: "payments.settle",
      run: ({ tenant }, asked) => onSite(tenant, (site) => listHeld(site, asked)),
    }),
    accept: verb({
      does: "Books a payment under review for its order.",
      permission: "payments.settle",
      tenant: true,
      options: { held, reason },
      run: ({ tenant, held, reason }) => run(tenant, { command: "accept", held, reason }),
    }),
    refuse: verb({
      does: "Books nothing for it: refund it at the provider first.",
      permission: "payments.settle",
      tenant: true,
      options: { held, reason },
      run: ({ tenant, held, reason }) => run(tenant, { command: "refuse", held, reason }),
    }),
    refunded: verb({
      does: "Records that a refund under review was made at the provider.",
      permission: "payments.settle",
      tenant: true,
      options: { held },
      run: ({ tenant, held }) => run(tenant, { command: "refunded", held }),
    }),
  },
} satisfies Noun;

function run(tenant: string, asked: Asked) {
  return credits(readEnvironment(), tenant, asked);
}

function notNothing(given: string): number {
  const amount = whole(-9_999_999)(given);
  if (amount === 0) throw new Error("takes another number than 0");
  return amount;
}
