import { createHash, timingSafeEqual } from "node:crypto";
import { decimalOf, type Money, moneyFrom } from "~/app/domain/money";
import {
  type Gateway,
  GatewayRefusal,
  type Notice,
  NoticeRefused,
  type PayableOrder,
  type PaymentReference,
  type PaymentStatus,
  type RawNotice,
} from "../../gateway";
import { isFrom } from "../senders";
import { type DataLinkAccount, refundTransaction, subscriptionStatus } from "./datalink";

export interface CcbillAccount {
  account: string;
  subaccount: string;
  flexId: string;
  salt: string;
  dataLink: { user: string; password: string };
  origins?: { form: string; dataLink: string };
  /** Networks that send webhooks. Defaults to CCBill's. */
  senders?: readonly string[];
}

const CURRENCIES = new Map(
  Object.entries({
    USD: "840",
    EUR: "978",
    GBP: "826",
    CAD: "124",
    AUD: "036",
    JPY: "392",
  }),
);

const SENDERS = ["64.38.212.0/24", "64.38.215.0/24", "64.38.240.0/24", "64.38.241.0/24"];

const ORIGINS = { form: "https://api.ccbill.com", dataLink: "https://datalink.ccbill.com" };

/** Nominal duration of a single sale of credits in days; CCBill accepts 2 to 365. */
const PERIOD = 2;

/**
 * Digest, sender and account prove a sale. Neither digest covers the order, nor the webhook's the amount, so booking
 * requires the order's price, and ids that were never booked before.
 */
export function ccbill(config: CcbillAccount): Gateway {
  const origins = config.origins ?? ORIGINS;
  const dataLink: DataLinkAccount = {
    origin: origins.dataLink,
    account: config.account,
    subaccount: config.subaccount,
    ...config.dataLink,
  };
  return {
    provider: "ccbill",
    capabilities: {
      fetchable: false,
      partialRefund: false,
      signsAmount: false,
      noticeMethod: "POST",
      currencies: [...CURRENCIES.keys()],
    },

    async create(order) {
      return { redirectUrl: formUrl(config, origins.form, order) };
    },

    async parse(raw) {
      if (raw.method !== "POST") throw new NoticeRefused("CCBill posts its notices");
      if (!isFrom(raw.address, config.senders ?? SENDERS)) throw new NoticeRefused("not from a network of CCBill");
      const fields = fieldsOf(raw);
      const [account, subaccount] = [fields.get("clientAccnum"), fields.get("clientSubacc")];
      if (account !== config.account || subaccount !== config.subaccount) throw new NoticeRefused("another account");
      const kind = raw.query.get("eventType") ?? fields.get("eventType") ?? "";
      return noticeOf(kind, fields, config);
    },

    async fetch({ providerRef, orderId, price }) {
      if (!providerRef) return undefined;
      const status = await subscriptionStatus(dataLink, providerRef);
      return status && statusAfter(status, { providerRef, orderId, price });
    },

    async refund({ providerRef, price }, money) {
      if (!providerRef) throw new GatewayRefusal("CCBill: the sale's id is not known");
      if (money.amount !== price.amount) throw new GatewayRefusal("CCBill: a part can only be refunded by a person");
      // A refund whose answer was lost must not be requested twice.
      const status = await subscriptionStatus(dataLink, providerRef);
      if (status && status.refunds + status.voids > 0) return;
      await refundTransaction(dataLink, providerRef);
    },
  };
}

function formUrl(config: CcbillAccount, origin: string, order: PayableOrder): string {
  const currencyCode = CURRENCIES.get(order.price.currency);
  if (!currencyCode) throw new GatewayRefusal(`CCBill takes no ${order.price.currency}`);
  const initialPrice = twoDecimals(order.price);
  const url = new URL(`/wap-frontflex/flexforms/${encodeURIComponent(config.flexId)}`, origin);
  url.search = new URLSearchParams({
    clientAccnum: config.account,
    clientSubacc: config.subaccount,
    initialPrice,
    initialPeriod: `${PERIOD}`,
    currencyCode,
    formDigest: formDigest(initialPrice, PERIOD, currencyCode, config.salt),
    email: order.email,
    language: order.language,
    // CCBill returns unknown fields with an X- prefix.
    order: order.id,
  }).toString();
  return url.href;
}

/** Formats a price with two decimals, which CCBill requires for every currency. */
function twoDecimals(price: Money): string {
  return Number(decimalOf(price)).toFixed(2);
}

function fieldsOf({ headers, body }: RawNotice): Map<string, string> {
  const text = body.toString("utf8");
  if (!/\bjson\b/.test(headers.get("content-type") ?? "")) return new Map(new URLSearchParams(text));
  try {
    const given: unknown = JSON.parse(text);
    if (given === null || typeof given !== "object") throw new NoticeRefused("not an object");
    return new Map(Object.entries(given).map(([name, value]) => [name, `${value}`]));
  } catch {
    throw new NoticeRefused("neither a form nor JSON");
  }
}

/** A sale is proven by its digest. All other notices are unsigned hints, so the status is fetched. */
function noticeOf(kind: string, fields: Map<string, string>, { salt }: CcbillAccount): Notice {
  const subscriptionId = fields.get("subscriptionId");
  const notice: Notice = {
    orderId: fields.get("X-order"),
    providerRef: subscriptionId,
    signed: false,
    proven: undefined,
    ack: { status: 200, body: "" },
  };
  if (kind !== "NewSaleSuccess") return notice;
  if (!subscriptionId || !isSaleDigest(fields.get("dynamicPricingValidationDigest") ?? "", subscriptionId, salt)) {
    throw new NoticeRefused("the digest is wrong");
  }
  return { ...notice, signed: true, proven: soldFor(fields, subscriptionId, notice.orderId) };
}

function soldFor(fields: Map<string, string>, subscriptionId: string, orderId: string | undefined): PaymentStatus {
  const code = (fields.get("billedCurrencyCode") ?? "").padStart(3, "0");
  const currency = [...CURRENCIES].find(([, number]) => number === code)?.[0];
  const country = fields.get("country");
  return {
    state: "paid",
    price: currency ? moneyFrom(fields.get("billedInitialPrice") ?? "", currency) : undefined,
    refunded: 0,
    // A notice of a sale may be resent after a chargeback.
    chargedBack: undefined,
    providerRef: subscriptionId,
    orderId,
    payerCountry: country && /^[A-Z]{2}$/.test(country) ? country : undefined,
  };
}

function statusAfter(
  { refunds, voids, chargebacks }: { refunds: number; voids: number; chargebacks: number },
  { providerRef, orderId, price }: PaymentReference,
): PaymentStatus {
  return {
    state: "paid",
    price: undefined,
    // The amount is unknown; only a whole sale can be refunded from here.
    refunded: refunds + voids > 0 ? price.amount : 0,
    // The number of chargebacks stays the same if the money is returned.
    chargedBack: chargebacks > 0 ? price.amount : undefined,
    providerRef,
    orderId,
    payerCountry: undefined,
  };
}

/** Signs a FlexForms address. MD5 is CCBill's choice, and the digest covers neither the order nor the tenant. */
export function formDigest(initialPrice: string, initialPeriod: number, currencyCode: string, salt: string): string {
  return md5(`${initialPrice}${initialPeriod}${currencyCode}${salt}`);
}

/** Whether a NewSaleSuccess has CCBill's digest, which covers the subscription's id only, not the amount. */
export function isSaleDigest(given: string, subscriptionId: string, salt: string): boolean {
  const expected = Buffer.from(md5(`${subscriptionId}1${salt}`));
  const actual = Buffer.from(given.toLowerCase());
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function md5(text: string): string {
  return createHash("md5").update(text).digest("hex");
}
