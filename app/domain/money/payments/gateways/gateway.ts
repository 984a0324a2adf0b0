import type { Money } from "~/app/domain/money";
import type { Provider } from "~/tenants/config/payments";

/** A payment provider, as one tenant uses it. An adapter knows its provider's protocol and nothing of orders or credits. */
export interface Gateway {
  /** As the config names it, and each order that is paid by it. */
  readonly provider: Provider;
  readonly capabilities: Capabilities;

  /**
   * Begins a payment. Called again with the same order it begins the same one, as far as the provider knows a way.
   * Throws GatewayUnavailable where the provider does not answer, GatewayRefusal where it says no.
   */
  create(order: PayableOrder): Promise<StartedPayment>;

  /**
   * Reads what the provider sent. A notice is a hint: nothing in it counts unless `proven`, and then only what stands
   * there. Throws NoticeRefused for one that does not come from the provider.
   */
  parse(notice: RawNotice): Promise<Notice>;

  /** Asks the provider for a payment's present state. Undefined where it knows none. Throws GatewayUnavailable. */
  fetch(payment: PaymentReference): Promise<PaymentStatus | undefined>;

  /**
   * Gives money back. The same `key` gives it back once, as far as the provider knows a way. Throws GatewayUnavailable, and
   * GatewayRefusal where the provider says no or a person has to do it there.
   */
  refund(payment: PaymentReference, money: Money, key: string): Promise<void>;
}

export interface Capabilities {
  /** Whether `fetch` tells state and amount. Otherwise a proven notice is all there is to book by. */
  fetchable: boolean;
  /** Whether a part of a payment can be given back by `refund`. */
  partialRefund: boolean;
  /** Whether the amount is covered by the signature of a notice. */
  signsAmount: boolean;
  /** The method that notices come by. */
  noticeMethod: "GET" | "POST";
  /** The currencies that can be paid in. Undefined: any. */
  currencies?: readonly string[];
}

export interface PayableOrder {
  /** Unguessable; it comes back with every notice. */
  id: string;
  price: Money;
  /** The item's title in the buyer's language, at most 100 characters. Shown on the provider's page. */
  description: string;
  /** Of the provider's page. */
  language: string;
  email: string;
  /** The provider's name of a way to pay, where the buyer chose one already. */
  method?: string | undefined;
  /** Absolute addresses: where the buyer returns to, and where notices go. */
  returnUrl: string;
  cancelUrl: string;
  noticeUrl: string;
}

export interface StartedPayment {
  /** Where the buyer pays. */
  redirectUrl: string;
  /** The provider's id, where it gives one out already. */
  providerRef?: string;
}

/** How a payment is found again at the provider. */
export interface PaymentReference {
  orderId: string;
  providerRef: string | undefined;
  price: Money;
}

export interface RawNotice {
  method: string;
  /** In the order in which they came. */
  query: URLSearchParams;
  headers: Headers;
  /** As it came, unread. */
  body: Buffer;
  /** The address that the request came from. */
  address: string;
}

export interface Notice {
  /** The order that it says it is about, and the provider's id. */
  orderId: string | undefined;
  providerRef: string | undefined;
  /** Whether the provider signed it. Anybody may send one that is not signed. */
  signed: boolean;
  /** The status that the notice proves, where the capability `fetchable` is missing. */
  proven: PaymentStatus | undefined;
  /** The answer that the provider takes for "booked". Sent after the commit, and for a duplicate as well. */
  ack: { status: number; body: string };
}

/** Money given back does not change it: a payment stays paid. */
export type PaymentState = "open" | "paid" | "failed" | "expired" | "canceled";

export interface PaymentStatus {
  state: PaymentState;
  /** The amount paid or due. Undefined where the provider does not say. */
  price: Money | undefined;
  /** Refunded so far, in minor units of the price. */
  refunded: number;
  /**
   * Disputed money that the buyer's bank holds or keeps, in minor units of the price: it goes down if a dispute is won. Undefined if the
   * provider does not say, and then nothing changes.
   */
  chargedBack: number | undefined;
  /** The provider's id. */
  providerRef: string | undefined;
  /** The order that the provider has it for. */
  orderId: string | undefined;
  /** ISO 3166-1, of the card or the bank account: evidence for VAT. */
  payerCountry: string | undefined;
  /** What the provider calls the card or the bank account by, the same for each payment from it. */
  payer?: string | undefined;
}

/** The provider did not answer, or not sensibly. Whether it did what was asked is unknown. */
export class GatewayUnavailable extends Error {}

/** The provider said no. Its reason, without anything secret. */
export class GatewayRefusal extends Error {}

/** Not from the provider: a wrong signature, account or sender. */
export class NoticeRefused extends Error {}
