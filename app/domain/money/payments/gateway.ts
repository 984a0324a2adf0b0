import type { Money } from "~/app/domain/money";
import type { Db } from "~/db/handle";
import type { Provider } from "~/tenants/config/payments";
import type { Tenant } from "~/tenants/config/schema";

/** A payment provider of one tenant. An adapter knows its provider's protocol, and nothing of orders or credits. */
export interface Gateway {
  /** The name in the config, and in each order paid by it. */
  readonly provider: Provider;
  readonly capabilities: Capabilities;

  /**
   * Begins a payment. A repeat with the same order begins the same payment, if the provider supports that. Throws
   * GatewayUnavailable without an answer, GatewayRefusal if the provider refuses.
   */
  create(order: PayableOrder): Promise<StartedPayment>;

  /** A notice is a hint: only its `proven` part counts. Throws NoticeRefused if the provider did not send it. */
  parse(notice: RawNotice): Promise<Notice>;

  /** Returns a payment's present state at the provider; undefined if unknown there. Throws GatewayUnavailable. */
  fetch(payment: PaymentReference): Promise<PaymentStatus | undefined>;

  /**
   * Refunds money. The same `key` refunds it once, if the provider supports that. Throws GatewayUnavailable, and
   * GatewayRefusal if the provider refuses or a person must do it there.
   */
  refund(payment: PaymentReference, money: Money, key: string): Promise<void>;
}

export interface Capabilities {
  /** Whether `fetch` returns state and amount. Otherwise only proven notices can be booked. */
  fetchable: boolean;
  partialRefund: boolean;
  signsAmount: boolean;
  noticeMethod: "GET" | "POST";
  /** Accepted currencies. Undefined means any. */
  currencies?: readonly string[];
}

export interface PayableOrder {
  /** The order's id: unguessable, and repeated by every notice. */
  id: string;
  price: Money;
  /** Item title in the buyer's language, at most 100 characters. Shown on the provider's page. */
  description: string;
  language: string;
  email: string;
  /** The provider's name of the payment method, if already chosen. */
  method?: string | undefined;
  /** Absolute addresses: for the returning buyer, and for notices. */
  returnUrl: string;
  cancelUrl: string;
  noticeUrl: string;
}

export interface StartedPayment {
  redirectUrl: string;
  providerRef?: string;
}

export interface PaymentReference {
  orderId: string;
  providerRef: string | undefined;
  price: Money;
}

export interface RawNotice {
  method: string;
  /** The query parameters in their original order. */
  query: URLSearchParams;
  headers: Headers;
  body: Buffer;
  address: string;
}

export interface Notice {
  orderId: string | undefined;
  providerRef: string | undefined;
  /** Whether the provider signed the notice. Anyone may send an unsigned notice. */
  signed: boolean;
  /** The status that the notice proves, if `fetchable` is false. */
  proven: PaymentStatus | undefined;
  /** The answer that the provider understands as "booked". Sent after the commit, also for a duplicate notice. */
  ack: { status: number; body: string };
}

/** The state. A refund does not change it: a payment stays paid. */
export type PaymentState = "open" | "paid" | "failed" | "expired" | "canceled";

export interface PaymentStatus {
  state: PaymentState;
  /** The amount paid or due. Undefined if the provider does not state it. */
  price: Money | undefined;
  /** Refunded so far, in minor units of the price. */
  refunded: number;
  /**
   * Disputed money that the buyer's bank holds or keeps, in minor units of the price: lower after a won dispute.
   * Undefined if the provider does not report it, and then nothing changes.
   */
  chargedBack: number | undefined;
  providerRef: string | undefined;
  /** The order that the provider stores with the payment. */
  orderId: string | undefined;
  /** The country of the card or the bank account (ISO 3166-1), which is evidence for VAT. */
  payerCountry: string | undefined;
  /** The provider's stable name of the card or bank account. */
  payer?: string | undefined;
}

/** The provider did not answer, or not in its format. Whether it acted is unknown. */
export class GatewayUnavailable extends Error {}

/** The provider refused. The message is its reason, without secrets. */
export class GatewayRefusal extends Error {}

/** The notice is not from the provider: a wrong signature, account or sender. */
export class NoticeRefused extends Error {}

export interface GatewayDependencies {
  tenant: Tenant;
  /** The sandbox stores its payments with the tenant's data. */
  db: Db;
  secret(name: string): string | undefined;
  now(): number;
  randomBytes(size: number): Uint8Array;
}

/** Returns a gateway by its provider's name; undefined if the tenant does not use it, now or before. */
export type Gateways = (provider: string) => Promise<Gateway> | undefined;
