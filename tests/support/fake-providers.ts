/**
 * Local Mollie, Stripe and Verotel: our adapters in front of servers that store payments as these do. Tests act as
 * buyers, banks or failing providers.
 *
 *     const fake = await fakeProvider("stripe");
 *     const site = await testSite({ members: [anna], tenant: { payments: fake.config }, gateways: [fake.gateway] });
 *     const { order } = await startOrder(site, anna, aPurchase());
 *     fake.pay(order);
 *     await receiveNotice(site, fake.notice(order));
 */
import Stripe from "stripe";
import { afterAll } from "vitest";
import type { ReceivedNotice } from "~/app/domain/money/orders/booking";
import type { Order } from "~/app/domain/money/orders/orders";
import type { Gateway } from "~/app/domain/money/payments/gateway";
import { flexpaySignature } from "~/app/domain/money/payments/gateways/verotel/signature";
import { type Faked, gatewayAt, PROVIDER_KEY, VEROTEL_SHOP } from "./provider-gateways";
import { type Asked, type Provider, type ProviderAnswer, startProvider } from "./provider-server";

export { FAKED, type Faked } from "./provider-gateways";

/** A payment as the provider has it. Amounts are in minor units. */
export interface Sale {
  id: string;
  order: string;
  amount: number;
  currency: string;
  state: "open" | "paid" | "expired";
  refunded: number;
  chargedBack: number;
  /** A dispute that was won: the charge stays disputed. */
  disputeWon?: boolean;
  /** Metadata of refunds, by idempotency key. */
  refunds: Map<string, { refund: string }>;
}

export interface FakeProvider {
  config: { provider: Faked } & Record<string, unknown>;
  gateway: Gateway;
  server: Provider;
  sales: Sale[];
  /** Returns a wrong response for a request. Undefined: the right response. */
  trouble: (asked: Asked) => ProviderAnswer | Promise<ProviderAnswer | undefined> | undefined;
  /** Pays an order, and changes the provider's later answers about it. */
  pay(order: Pick<Order, "id" | "price" | "currency">, changes?: Partial<Sale>): Sale;
  notice(sale: Sale): ReceivedNotice;
  /** Forgets the idempotency keys of refunds, as providers do after an hour or a day. */
  forgetKeys(): void;
  /** The provider's answer about a payment. */
  answerOf(sale: Sale): ProviderAnswer;
}

const SECRET = { env: "A_SECRET" };

export async function fakeProvider(provider: Faked): Promise<FakeProvider> {
  const { config, answer, answerOf, notice } = PROTOCOLS[provider];
  const tls = provider === "mollie";
  if (tls) trustOwnCertificates();
  const sales: Sale[] = [];
  const server = await startProvider(
    async (asked) => (await fake.trouble(asked)) ?? answer(asked, sales) ?? { status: 404, json: {} },
    { tls },
  );
  const fake: FakeProvider = {
    ...{ config: { provider, ...config }, gateway: gatewayAt[provider](server), server, sales },
    trouble: () => undefined,
    pay({ id: order, price: amount, currency }, changes = {}) {
      const known = sales.find((sale) => sale.order === order) ?? saleFor(sales, { order, amount, currency });
      return Object.assign(known, { state: "paid", ...changes });
    },
    notice: (sale) => ({ provider, ...notice(sale) }),
    forgetKeys() {
      for (const sale of sales)
        sale.refunds = new Map([...sale.refunds.values()].map((each) => [`${each.refund} before`, each]));
    },
    answerOf,
  };
  return fake;
}

interface Protocol {
  config: Record<string, unknown>;
  answer(asked: Asked, sales: Sale[]): ProviderAnswer | undefined;
  answerOf(sale: Sale): ProviderAnswer;
  notice(sale: Sale): Omit<ReceivedNotice, "provider">;
}

const PROTOCOLS: Record<Faked, Protocol> = {
  mollie: {
    config: { apiKey: SECRET },
    answer({ method, url, headers, body }, sales) {
      const [, id, refunds] = /^\/v2\/payments(?:\/(\w+)(\/refunds)?)?$/.exec(url.pathname) ?? [];
      if (method === "POST" && !id) {
        const { metadata, amount } = JSON.parse(body);
        const minor = Math.round(Number(amount.value) * 100);
        const sale = saleFor(sales, { order: metadata.order, amount: minor, currency: amount.currency });
        return { status: 201, json: molliePayment(sale) };
      }
      const sale = sales.find((each) => each.id === id);
      if (!sale) return undefined;
      if (!refunds) return { json: molliePayment(sale) };
      if (method === "GET") {
        const made = [...sale.refunds.values()].map((metadata) => ({
          resource: "refund",
          status: "pending",
          metadata,
        }));
        return { json: { count: made.length, _embedded: { refunds: made }, _links: {} } };
      }
      const { amount, metadata } = JSON.parse(body);
      giveBack(sale, { headers, minor: Math.round(Number(amount.value) * 100), metadata });
      return { status: 201, json: { resource: "refund", id: "re_1", status: "pending", amount, metadata } };
    },
    answerOf: (sale) => ({ json: molliePayment(sale) }),
    notice: ({ id }) => posted("application/x-www-form-urlencoded", `id=${id}`),
  },
  stripe: {
    config: { apiKey: SECRET, webhookSecret: SECRET },
    answer({ method, url, headers, body }, sales) {
      const form = new URLSearchParams(body);
      if (url.pathname === "/v1/refunds") {
        const intent = form.get("payment_intent") ?? url.searchParams.get("payment_intent");
        const sale = sales.find(({ id }) => intent === `pi_${id}`);
        if (!sale) return undefined;
        if (method === "GET") {
          const data = [...sale.refunds.values()].map((metadata) => ({
            object: "refund",
            status: "succeeded",
            metadata,
          }));
          return { json: { object: "list", data, has_more: false } };
        }
        const metadata = { refund: form.get("metadata[refund]")! };
        giveBack(sale, { headers, minor: Number(form.get("amount")), metadata });
        return { json: { object: "refund", id: "re_1", metadata } };
      }
      if (url.pathname === "/v1/disputes") {
        const sale = sales.find(({ id }) => url.searchParams.get("charge") === `ch_${id}`);
        if (!sale) return undefined;
        const amount = sale.chargedBack || sale.amount;
        const dispute = { object: "dispute", amount, status: sale.chargedBack > 0 ? "lost" : "won" };
        return { json: { object: "list", data: [dispute], has_more: false } };
      }
      if (method === "POST") {
        const price = "line_items[0][price_data]";
        const amount = Number(form.get(`${price}[unit_amount]`));
        const currency = form.get(`${price}[currency]`)!.toUpperCase();
        return { json: stripeSession(saleFor(sales, { order: form.get("client_reference_id")!, amount, currency })) };
      }
      const sale = sales.find(({ id }) => url.pathname.endsWith(`/${id}`));
      return sale && { json: stripeSession(sale, url.searchParams.has("expand[0]")) };
    },
    answerOf: (sale) => ({ json: stripeSession(sale, true) }),
    notice({ id, order }) {
      const object = { object: "checkout.session", id, metadata: { order } };
      const event = { id: "evt_1", object: "event", type: "checkout.session.completed", data: { object } };
      const payload = JSON.stringify(event);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: PROVIDER_KEY } as never);
      return posted("application/json", payload, { "stripe-signature": signature });
    },
  },
  verotel: {
    config: { shopId: VEROTEL_SHOP, signatureKey: SECRET },
    answer({ url }, sales) {
      const asked = url.searchParams;
      const sale = sales.find(({ id, order }) => asked.get("saleID") === id || asked.get("referenceID") === order);
      return { text: sale ? verotelSale(sale) : "response: NOTFOUND" };
    },
    answerOf: (sale) => ({ text: verotelSale(sale) }),
    notice({ id, order, amount, currency }) {
      const fields = { saleID: id, referenceID: order, shopID: VEROTEL_SHOP };
      const query = new URLSearchParams({ ...fields, priceAmount: decimal(amount), priceCurrency: currency });
      query.set("signature", flexpaySignature(PROVIDER_KEY, query));
      return { method: "GET", query, headers: new Headers(), body: Buffer.alloc(0), address: "195.20.32.202" };
    },
  },
};

/** Creates one payment per order, like an idempotency key. */
function saleFor(sales: Sale[], wanted: Pick<Sale, "order" | "amount" | "currency">): Sale {
  const known = sales.find(({ order }) => order === wanted.order);
  if (known) return known;
  const begun = { state: "open" as const, refunded: 0, chargedBack: 0, refunds: new Map() };
  const sale: Sale = { id: `tr_${++salesMade}`, ...begun, ...wanted };
  sales.push(sale);
  return sale;
}

/** Refunds once per remembered idempotency key. */
function giveBack(
  sale: Sale,
  { headers, minor, metadata }: Pick<Asked, "headers"> & { minor: number; metadata: { refund: string } },
): void {
  const key = String(headers["idempotency-key"]);
  if (sale.refunds.has(key)) return;
  sale.refunds.set(key, metadata);
  sale.refunded += minor;
}

let salesMade = 1000;

function molliePayment({ id, order, amount, currency, state, refunded, chargedBack }: Sale) {
  const money = (minor: number) => ({ currency, value: decimal(minor) });
  return {
    resource: "payment",
    mode: "test",
    ...{ id, status: state, metadata: { order }, countryCode: "NL" },
    ...{ amount: money(amount), amountRefunded: money(refunded), amountChargedBack: money(chargedBack) },
    _links: { checkout: { href: `https://pay.example/${id}`, type: "text/html" } },
  };
}

function stripeSession(sale: Sale, whole = false) {
  const { id, order, amount, currency, state, refunded, chargedBack, disputeWon = false } = sale;
  const card = { card: { country: "NL" } };
  const about = {
    amount,
    amount_refunded: refunded,
    disputed: chargedBack > 0 || disputeWon,
    payment_method_details: card,
  };
  const charge = { object: "charge", id: `ch_${id}`, ...about };
  return {
    object: "checkout.session",
    ...{ id, client_reference_id: order, amount_total: amount, currency: currency.toLowerCase() },
    url: `https://pay.example/${id}`,
    status: state === "paid" ? "complete" : state,
    payment_status: state === "paid" ? "paid" : "unpaid",
    payment_intent: whole ? { object: "payment_intent", id: `pi_${id}`, latest_charge: charge } : `pi_${id}`,
  };
}

function verotelSale({ id, order, amount, currency, state, refunded, chargedBack }: Sale): string {
  const paid = chargedBack > 0 ? "CHARGEBACK" : refunded > 0 ? "REFUNDED" : "APPROVED";
  const saleResult = state === "paid" ? paid : state === "open" ? "PENDING" : "EXPIRED";
  const price = { priceAmount: decimal(amount), priceCurrency: currency };
  const lines = { response: "FOUND", saleID: id, referenceID: order, saleResult, ...price, billingAddr_country: "NL" };
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
}

function posted(type: string, body: string, more: Record<string, string> = {}): Omit<ReceivedNotice, "provider"> {
  const headers = new Headers({ "content-type": type, ...more });
  return { method: "POST", query: new URLSearchParams(), headers, body: Buffer.from(body), address: "203.0.113.9" };
}

function decimal(minor: number): string {
  return (minor / 100).toFixed(2);
}

/** Makes this process trust the local servers, because Mollie's library accepts only its bundled authorities. */
function trustOwnCertificates(): void {
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
}

afterAll(() => {
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
});
