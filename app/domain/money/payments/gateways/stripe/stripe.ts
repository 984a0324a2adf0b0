import Stripe from "stripe";
import {
  type Gateway,
  GatewayRefusal,
  GatewayUnavailable,
  type Notice,
  NoticeRefused,
  type PayableOrder,
  type PaymentStatus,
} from "../../gateway";
import { isPassing } from "../answers";

export interface StripeAccount {
  apiKey: string;
  webhookSecret: string;
  /** Defaults to Stripe's. */
  server?: { host: string; port: number; protocol: "http" | "https" };
}

/** The adapter of Stripe Checkout: a signed event names a session. Stripe's terms refuse adult services. */
export function stripe({ apiKey, webhookSecret, server }: StripeAccount): Gateway {
  const client = new Stripe(apiKey, { ...server, telemetry: false, maxNetworkRetries: 1, timeout: 20_000 });
  return {
    provider: "stripe",
    capabilities: { fetchable: true, partialRefund: true, signsAmount: true, noticeMethod: "POST" },

    create: (order) => asked(() => begin(client, order)),

    async parse({ method, headers, body }) {
      if (method !== "POST") throw new NoticeRefused("Stripe posts its notices");
      const signature = headers.get("stripe-signature") ?? "";
      const event = verified(client, body, signature, webhookSecret);
      return noticeOf(event, await asked(() => orderOfDispute(client, event)));
    },

    async fetch({ providerRef }) {
      if (!providerRef) return undefined;
      const expand = ["payment_intent.latest_charge"];
      const session = await asked(() => client.checkout.sessions.retrieve(providerRef, { expand })).catch(unknown);
      if (session && session.id !== providerRef) throw new GatewayUnavailable("Stripe answered about another session");
      return session && statusOf(session, await asked(() => disputesOf(client, session)));
    },

    async refund({ providerRef }, money, key) {
      if (!providerRef) throw new GatewayRefusal("Stripe: the session's id is not known");
      const session = await asked(() => client.checkout.sessions.retrieve(providerRef));
      const intent = idOf(session.payment_intent);
      if (!intent) throw new GatewayRefusal("Stripe: nothing was paid");
      await asked(() => giveBack(client, intent, money.amount, key));
    },
  };
}

async function begin(client: Stripe, order: PayableOrder) {
  const { amount, currency } = order.price;
  const product = { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: order.description } };
  const session = await client.checkout.sessions.create(
    {
      mode: "payment",
      line_items: [{ quantity: 1, price_data: product }],
      client_reference_id: order.id,
      metadata: { order: order.id },
      // A refund or dispute names the charge only, so this metadata leads back to the order.
      payment_intent_data: { metadata: { order: order.id } },
      customer_email: order.email,
      locale: order.language as Stripe.Checkout.SessionCreateParams.Locale,
      success_url: order.returnUrl,
      cancel_url: order.cancelUrl,
    },
    { idempotencyKey: order.id },
  );
  if (!session.url) throw new GatewayUnavailable("Stripe gave no page to pay on");
  return { redirectUrl: session.url, providerRef: session.id };
}

/** Stripe forgets idempotency keys after a day, so the refund stores its key, and is searched first. */
async function giveBack(client: Stripe, intent: string, amount: number, key: string): Promise<void> {
  const made = await client.refunds.list({ payment_intent: intent, limit: MOST_REFUNDS });
  if (made.data.some(({ metadata, status }) => metadata?.refund === key && !UNDONE.includes(status ?? ""))) return;
  const metadata = { refund: key };
  await client.refunds.create({ payment_intent: intent, amount, metadata }, { idempotencyKey: key });
}

/** Stripe's maximum per page. */
const MOST_REFUNDS = 100;
const UNDONE = ["failed", "canceled"];

function verified(client: Stripe, body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return client.webhooks.constructEvent(body, signature, secret);
  } catch {
    throw new NoticeRefused("the signature is wrong or old");
  }
}

/**
 * Returns the order of a dispute. A dispute has metadata of its own, so the order is in the metadata of the payment.
 */
async function orderOfDispute(client: Stripe, event: Stripe.Event): Promise<string | undefined> {
  const object = event.data.object as { object?: unknown };
  if (object.object !== "dispute") return undefined;
  const { payment_intent, charge } = object as Stripe.Dispute;
  const [intentId, chargeId] = [idOf(payment_intent), idOf(charge)];
  if (intentId) return (await client.paymentIntents.retrieve(intentId)).metadata.order;
  return chargeId ? (await client.charges.retrieve(chargeId)).metadata.order : undefined;
}

/** Returns all disputes about a session's charge; [] without a request if it was never disputed. */
async function disputesOf(client: Stripe, session: Stripe.Checkout.Session): Promise<Stripe.Dispute[]> {
  const charge = chargeOf(session);
  if (!charge?.disputed) return [];
  return (await client.disputes.list({ charge: charge.id, limit: MOST_DISPUTES })).data;
}

/** Stripe's maximum per page. */
const MOST_DISPUTES = 100;

/**
 * States of a dispute in which the money is withdrawn. An inquiry (`warning_…`) withdraws no money. After a won dispute
 * the charge stays `disputed`.
 */
const WITHDRAWN: readonly string[] = ["needs_response", "under_review", "lost"];

/** Events about the session name it; those about the charge name the order in its metadata. */
function noticeOf(event: Stripe.Event, orderOfDispute: string | undefined): Notice {
  const object = event.data.object as { id?: unknown; object?: unknown; metadata?: Record<string, string> | null };
  const isSession = object.object === "checkout.session";
  return {
    orderId: orderOfDispute ?? object.metadata?.order,
    providerRef: isSession && typeof object.id === "string" ? object.id : undefined,
    signed: true,
    proven: undefined,
    ack: { status: 200, body: "" },
  };
}

function chargeOf(session: Stripe.Checkout.Session): Stripe.Charge | null {
  const intent = typeof session.payment_intent === "object" ? session.payment_intent : null;
  return typeof intent?.latest_charge === "object" ? intent.latest_charge : null;
}

function statusOf(session: Stripe.Checkout.Session, disputes: Stripe.Dispute[]): PaymentStatus {
  const charge = chargeOf(session);
  const withdrawn = disputes.filter(({ status }) => WITHDRAWN.includes(status));
  return {
    state: stateOf(session),
    price: priceOf(session),
    refunded: charge?.amount_refunded ?? 0,
    chargedBack: withdrawn.reduce((sum, { amount }) => sum + amount, 0),
    providerRef: session.id,
    orderId: session.client_reference_id ?? undefined,
    payerCountry:
      charge?.payment_method_details?.card?.country ?? session.customer_details?.address?.country ?? undefined,
    payer: charge?.payment_method_details?.card?.fingerprint ?? undefined,
  };
}

/** A session may be complete while its payment is pending, for example by bank transfer. */
function stateOf({ status, payment_status }: Stripe.Checkout.Session): PaymentStatus["state"] {
  if (payment_status === "paid") return "paid";
  return status === "expired" ? "expired" : "open";
}

function priceOf({ amount_total, currency }: Stripe.Checkout.Session) {
  return amount_total === null || !currency ? undefined : { amount: amount_total, currency: currency.toUpperCase() };
}

function idOf(expandable: string | { id: string } | null): string | undefined {
  return typeof expandable === "string" ? expandable : expandable?.id;
}

async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    const status = error instanceof Stripe.errors.StripeError ? error.statusCode : undefined;
    const conflicts = error instanceof Stripe.errors.StripeIdempotencyError;
    if (status === undefined || conflicts || isPassing(status)) {
      throw new GatewayUnavailable(`Stripe answered ${status ?? "nothing"}`);
    }
    throw new StripeRefusal(`Stripe: ${(error as Error).message.slice(0, 200)}`, status);
  }
}

class StripeRefusal extends GatewayRefusal {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

function unknown(error: unknown): undefined {
  if (error instanceof StripeRefusal && error.status === 404) return undefined;
  throw error;
}
