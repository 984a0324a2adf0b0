import { setTimeout as wait } from "node:timers/promises";
import {
  createMollieClient,
  Locale,
  MollieApiError,
  type MollieClient,
  type Payment,
  type PaymentMethod,
  type Refund,
} from "@mollie/api-client";
import { decimalOf, type Money, moneyFrom } from "~/app/domain/money";
import {
  type Gateway,
  GatewayRefusal,
  GatewayUnavailable,
  NoticeRefused,
  type PayableOrder,
  type PaymentStatus,
} from "../../gateway";
import { isPassing, PATIENCE } from "../answers";

export interface MollieAccount {
  /** Begins with `test_` or `live_`. */
  apiKey: string;
  /** Defaults to Mollie's. The library requires https. */
  endpoint?: string;
  /** In ms: how long to wait for an answer. */
  patience?: number;
}

/** Fetches every state, because a webhook only names a payment. Mollie's terms refuse sexual dating. */
export function mollie({ apiKey, endpoint, patience = PATIENCE }: MollieAccount): Gateway {
  const client = createMollieClient({ apiKey, ...(endpoint && { apiEndpoint: endpoint }) });
  const asked = <T>(work: () => Promise<T>) => answered(work, patience);
  return {
    provider: "mollie",
    capabilities: { fetchable: true, partialRefund: true, signsAmount: false, noticeMethod: "POST" },

    create: (order) => asked(() => begin(client, order)),

    async parse({ method, headers, body }) {
      if (method !== "POST") throw new NoticeRefused("Mollie posts its notices");
      if (!/\bx-www-form-urlencoded\b/.test(headers.get("content-type") ?? "")) throw new NoticeRefused("not a form");
      const id = new URLSearchParams(body.toString("utf8")).get("id");
      if (!id || !/^tr_\w{1,60}$/.test(id)) throw new NoticeRefused("names no payment");
      return { orderId: undefined, providerRef: id, signed: false, proven: undefined, ack: { status: 200, body: "" } };
    },

    async fetch({ providerRef }) {
      if (!providerRef) return undefined;
      const payment = await asked(() => client.payments.get(providerRef)).catch(nothingFor(404));
      if (payment && payment.id !== providerRef) throw new GatewayUnavailable("Mollie answered about another payment");
      return payment && statusOf(payment);
    },

    async refund({ providerRef }, money, key) {
      if (!providerRef) throw new GatewayRefusal("Mollie: the payment's id is not known");
      await asked(() => giveBack(client, providerRef, money, key));
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
    locale: localeIn(order.language),
    method: order.method as PaymentMethod | undefined,
    idempotencyKey: order.id,
  });
  const redirectUrl = payment.getCheckoutUrl();
  if (!redirectUrl) throw new GatewayUnavailable("Mollie gave no page to pay on");
  return { redirectUrl, providerRef: payment.id };
}

/** Mollie forgets idempotency keys within an hour, so the refund stores its key, and is searched first. */
async function giveBack(client: MollieClient, paymentId: string, money: Money, key: string): Promise<void> {
  const made = await client.paymentRefunds.page({ paymentId, limit: MOST_REFUNDS });
  const isThis = (each: Refund) => (each.metadata as { refund?: unknown } | null)?.refund === key;
  if (made.some((each) => isThis(each) && !UNDONE.includes(each.status))) return;
  const metadata = { refund: key };
  await client.paymentRefunds.create({ paymentId, amount: amountOf(money), metadata, idempotencyKey: key });
}

/** Mollie's maximum per page. */
const MOST_REFUNDS = 250;
const UNDONE: readonly string[] = ["failed", "canceled"];

/** Returns Mollie's first locale in a language; without one, Mollie asks the payer's browser. English is British. */
function localeIn(language: string): Locale | undefined {
  if (language === "en") return Locale.en_GB;
  return Object.values(Locale).find((locale) => locale.startsWith(`${language}_`));
}

const STATES = new Map(
  Object.entries<PaymentStatus["state"]>({
    open: "open",
    pending: "open",
    authorized: "open",
    paid: "paid",
    canceled: "canceled",
    expired: "expired",
    failed: "failed",
  }),
);

function statusOf(payment: Payment): PaymentStatus {
  const { order } = (payment.metadata ?? {}) as { order?: unknown };
  return {
    state: STATES.get(payment.status) ?? "open",
    price: moneyFrom(payment.amount.value, payment.amount.currency),
    refunded: minorOf(payment.amountRefunded),
    chargedBack: minorOf(payment.amountChargedBack),
    providerRef: payment.id,
    orderId: typeof order === "string" ? order : undefined,
    payerCountry: payment.countryCode,
    payer: payerOf(payment),
  };
}

/** A card has a fingerprint, a bank account its number; other payment methods identify no payer. */
function payerOf({ details }: Payment): string | undefined {
  const { cardFingerprint, consumerAccount } = (details ?? {}) as Record<string, unknown>;
  const found = cardFingerprint ?? consumerAccount;
  return typeof found === "string" && found !== "" ? found : undefined;
}

function minorOf(amount: { value: string; currency: string } | undefined): number {
  return (amount && moneyFrom(amount.value, amount.currency)?.amount) ?? 0;
}

function amountOf(money: Money) {
  return { currency: money.currency, value: decimalOf(money) };
}

/** Mollie's library waits forever and retries. Its errors contain the requested address: only the title stays. */
async function answered<T>(work: () => Promise<T>, patience: number): Promise<T> {
  const enough = new AbortController();
  const late = wait(patience, undefined, { signal: enough.signal }).then(() => {
    throw new GatewayUnavailable("Mollie did not answer in time");
  });
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    const status = error instanceof MollieApiError ? error.statusCode : undefined;
    if (status === undefined || isPassing(status))
      throw new GatewayUnavailable(`Mollie answered ${status ?? "nothing"}`);
    throw new MollieRefusal(`Mollie: ${(error as Error).message.slice(0, 200)}`, status);
  } finally {
    late.catch(() => {});
    enough.abort();
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
