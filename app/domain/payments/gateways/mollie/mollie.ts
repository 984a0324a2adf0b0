import {
  createMollieClient,
  type Locale,
  MollieApiError,
  type MollieClient,
  type Payment,
  type PaymentMethod,
} from "@mollie/api-client";
import { decimalOf, type Money, moneyFrom } from "~/app/domain/money";
import {
  type Gateway,
  GatewayRefusal,
  GatewayUnavailable,
  NoticeRefused,
  type PayableOrder,
  type PaymentStatus,
} from "../gateway";

export interface MollieAccount {
  /** Begins with `test_` or `live_`. */
  apiKey: string;
  /** Mollie's own where left out. Its library insists on https. */
  endpoint?: string;
}

/**
 * Mollie: its webhook names a payment and nothing else, so the state is always fetched. Mollie's terms refuse sexual
 * dating: it is for tame brands.
 */
export function mollie({ apiKey, endpoint }: MollieAccount): Gateway {
  const client = createMollieClient({ apiKey, ...(endpoint && { apiEndpoint: endpoint }) });
  return {
    capabilities: { fetchable: true, partialRefund: true, signsAmount: false, noticeMethod: "POST" },

    create: (order) => asked(() => begin(client, order)),

    async parse({ method, headers, body }) {
      if (method !== "POST") throw new NoticeRefused("Mollie posts its notices");
      if (!/\bx-www-form-urlencoded\b/.test(headers.get("content-type") ?? "")) throw new NoticeRefused("not a form");
      const id = new URLSearchParams(body.toString("utf8")).get("id");
      if (!id || !/^tr_\w{1,60}$/.test(id)) throw new NoticeRefused("names no payment");
      return { orderId: undefined, providerRef: id, proven: undefined, ack: { status: 200, body: "" } };
    },

    async fetch({ providerRef }) {
      if (!providerRef) return undefined;
      const payment = await asked(() => client.payments.get(providerRef)).catch(nothingFor(404));
      return payment && statusOf(payment);
    },

    async refund({ providerRef }, money, key) {
      if (!providerRef) throw new GatewayRefusal("Mollie: the payment's id is not known");
      await asked(() =>
        client.paymentRefunds.create({ paymentId: providerRef, amount: amountOf(money), idempotencyKey: key }),
      );
    },
  };
}

async function begin(client: MollieClient, order: PayableOrder) {
  const payment = await client.payments.create({
    amount: amountOf(order.price),
    description: order.description,
    redirectUrl: order.returnUrl,
    cancelUrl: order.cancelUrl,
    webhookUrl: order.noticeUrl,
    metadata: { order: order.id },
    locale: LOCALES[order.language] as Locale | undefined,
    method: order.method as PaymentMethod | undefined,
    idempotencyKey: order.id,
  });
  const redirectUrl = payment.getCheckoutUrl();
  if (!redirectUrl) throw new GatewayUnavailable("Mollie gave no page to pay on");
  return { redirectUrl, providerRef: payment.id };
}

const LOCALES: Record<string, string> = {
  en: "en_GB",
  nl: "nl_NL",
  de: "de_DE",
  it: "it_IT",
  fr: "fr_FR",
  es: "es_ES",
  pl: "pl_PL",
};

const STATES: Record<string, PaymentStatus["state"]> = {
  open: "open",
  pending: "open",
  authorized: "open",
  paid: "paid",
  canceled: "canceled",
  expired: "expired",
  failed: "failed",
};

function statusOf(payment: Payment): PaymentStatus {
  const { order } = (payment.metadata ?? {}) as { order?: unknown };
  return {
    state: STATES[payment.status] ?? "open",
    price: moneyFrom(payment.amount.value, payment.amount.currency),
    refunded: minorOf(payment.amountRefunded),
    chargedBack: minorOf(payment.amountChargedBack),
    providerRef: payment.id,
    orderId: typeof order === "string" ? order : undefined,
    payerCountry: payment.countryCode,
  };
}

function minorOf(amount: { value: string; currency: string } | undefined): number {
  return (amount && moneyFrom(amount.value, amount.currency)?.amount) ?? 0;
}

function amountOf(money: Money) {
  return { currency: money.currency, value: decimalOf(money) };
}

/** Mollie's errors name no secret, but for the address that was asked: only their title is kept. */
async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    const status = error instanceof MollieApiError ? error.statusCode : undefined;
    if (status === undefined || status === 429 || status >= 500) throw new GatewayUnavailable("Mollie did not answer");
    throw new MollieRefusal(`Mollie: ${(error as Error).message.slice(0, 200)}`, status);
  }
}

class MollieRefusal extends GatewayRefusal {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

function nothingFor(status: number) {
  return (error: unknown): undefined => {
    if (error instanceof MollieRefusal && error.status === status) return undefined;
    throw error;
  };
}
