import { decimalOf, moneyFrom } from "~/app/domain/money";
import { fitting } from "~/app/domain/texts";
import {
  type Gateway,
  GatewayRefusal,
  GatewayUnavailable,
  type Notice,
  NoticeRefused,
  type PayableOrder,
  type PaymentReference,
  type PaymentStatus,
} from "../../gateway";
import { textFrom } from "../answers";
import { flexpaySignature, isSigned } from "./signature";

export interface VerotelShop {
  shopId: string;
  signatureKey: string;
  /** Verotel's origin for the merchant's prefix: `https://secure.verotel.com` for 9804. */
  origin: string;
}

const CURRENCIES = ["USD", "EUR", "GBP", "AUD", "CAD", "CHF", "DKK", "NOK", "SEK"];

const VERSION = "4";

/** The answer without which Verotel refunds the card. */
const BOOKED = { status: 200, body: "OK" };

/**
 * A postback is a hint to request the sale's status. Verotel refunds the card unless it reads exactly "OK", also for a
 * duplicate. A person makes refunds in Verotel's Control Center.
 */
export function verotel(shop: VerotelShop): Gateway {
  return {
    provider: "verotel",
    capabilities: {
      fetchable: true,
      partialRefund: false,
      signsAmount: true,
      noticeMethod: "GET",
      currencies: CURRENCIES,
    },

    async create(order) {
      return { redirectUrl: signed(shop, "/startorder", purchaseOf(shop, order)).href };
    },

    async parse({ method, query }): Promise<Notice> {
      if (method !== "GET") throw new NoticeRefused("Verotel calls by GET");
      if (!isSigned(shop.signatureKey, query)) throw new NoticeRefused("the signature is wrong");
      if (query.get("shopID") !== shop.shopId) throw new NoticeRefused("another shop");
      return {
        orderId: query.get("referenceID") ?? undefined,
        // A refund or chargeback is a separate transaction below the sale.
        providerRef: query.get("saleID") ?? undefined,
        signed: true,
        proven: undefined,
        ack: BOOKED,
      };
    },

    async fetch(payment) {
      const by: [string, string] = payment.providerRef
        ? ["saleID", payment.providerRef]
        : ["referenceID", payment.orderId];
      const asked: [string, string][] = [["shopID", shop.shopId], ["version", VERSION], by];
      const answer = linesOf(await textFrom(signed(shop, "/salestatus", asked), "Verotel"));
      const response = answer.get("response");
      if (response === "NOTFOUND") return undefined;
      if (response !== "FOUND") throw new GatewayUnavailable("Verotel gave an answer that cannot be read");
      const { providerRef, orderId } = payment;
      const asIf = providerRef ? answer.get("saleID") === providerRef : answer.get("referenceID") === orderId;
      if (!asIf) throw new GatewayUnavailable("Verotel answered about another sale");
      return statusOf(answer, payment);
    },

    async refund() {
      throw new GatewayRefusal("Verotel: a person has to refund it in the Control Center");
    },
  };
}

function purchaseOf({ shopId }: VerotelShop, order: PayableOrder): [string, string][] {
  if (!CURRENCIES.includes(order.price.currency)) {
    throw new GatewayRefusal(`Verotel takes no ${order.price.currency}`);
  }
  const fields: Record<string, string | undefined> = {
    version: VERSION,
    shopID: shopId,
    type: "purchase",
    priceAmount: decimalOf(order.price),
    priceCurrency: order.price.currency,
    description: fitting(order.description, 100),
    paymentMethod: order.method,
    referenceID: order.id,
    successURL: order.returnUrl,
    declineURL: order.cancelUrl,
    email: order.email,
  };
  return Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1]));
}

function signed(shop: VerotelShop, path: string, parameters: [string, string][]): URL {
  const url = new URL(path, shop.origin);
  const signature = flexpaySignature(shop.signatureKey, parameters);
  url.search = new URLSearchParams([...parameters, ["signature", signature]]).toString();
  return url;
}

/** Parses `name: value` lines. */
function linesOf(text: string): Map<string, string> {
  return new Map(
    text.split(/\r?\n/).flatMap((line): [string, string][] => {
      const [, name, value] = /^\s*([\w-]+)\s*:\s?(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, (value ?? "").trim()]];
    }),
  );
}

const STATES = new Map(
  Object.entries<PaymentStatus["state"]>({
    APPROVED: "paid",
    // A refunded sale stays paid; the refunded amount is beside it.
    REFUNDED: "paid",
    CREDITED: "paid",
    CHARGEBACK: "paid",
    DECLINED: "failed",
    CANCELLED: "canceled",
    EXPIRED: "expired",
    PENDING: "open",
  }),
);

function statusOf(answer: Map<string, string>, { providerRef, price }: PaymentReference): PaymentStatus {
  const result = answer.get("saleResult") ?? "PENDING";
  const country = answer.get("billingAddr_country");
  return {
    state: STATES.get(result) ?? "open",
    price: moneyFrom(answer.get("priceAmount") ?? "", answer.get("priceCurrency") ?? ""),
    refunded: result === "REFUNDED" || result === "CREDITED" ? price.amount : 0,
    // The result of a sale is its last event: only an approved sale proves that no chargeback is active.
    chargedBack: result === "CHARGEBACK" ? price.amount : result === "APPROVED" ? 0 : undefined,
    providerRef: answer.get("saleID") ?? providerRef,
    orderId: answer.get("referenceID"),
    payerCountry: country && /^[A-Z]{2}$/.test(country) ? country : undefined,
  };
}
