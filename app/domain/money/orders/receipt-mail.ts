import { z } from "zod";
import { type Addressee, addresseeOf } from "~/app/domain/account/accounts/accounts";
import { moneyInWords } from "~/app/domain/money";
import { enqueueMail, type Mail, mailSchema, noteMail, noteSettled, sendMail } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import { effect, enqueueNew } from "~/app/domain/site/outbox/outbox";
import type { Tx } from "~/db/handle";
import { type Order, orderById } from "./orders.queries";
import { receiptFile, receiptFileName } from "./receipt-pdf";

export function mailReceipt(
  site: Site,
  tx: Tx,
  buyer: Addressee,
  order: Order & { receiptNumber: number },
): Promise<void> {
  const { locale } = site.words(buyer.language);
  const params = {
    number: String(order.receiptNumber),
    item: order.title,
    total: moneyInWords({ amount: order.price, currency: order.currency }, locale),
    vat: moneyInWords({ amount: order.vatMinor, currency: order.currency }, locale),
    rate: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(order.vatRate / 100),
  };
  return enqueueReceipt(site, tx, buyer, order, { kind: "receipt", params, number: order.receiptNumber });
}

/** Emails the credit note of a refund over `minor`, or the receipt of a payment that is valid again, as a PDF. */
export async function mailReturn(
  site: Site,
  tx: Tx,
  order: Order,
  { kind, minor, number }: { kind: "refund" | "dispute_won"; minor: number; number: number },
): Promise<void> {
  const buyer = await addresseeOf(tx, order.memberId);
  if (!buyer) return;
  const amount = moneyInWords({ amount: minor, currency: order.currency }, site.words(buyer.language).locale);
  const params = { number: String(number), item: order.title, amount };
  await enqueueReceipt(site, tx, buyer, order, { kind, params, number });
}

/** Emails that a withdrawal was received, when, and the refund, with the credit note as a PDF. */
export function mailWithdrawal(
  site: Site,
  tx: Tx,
  buyer: Addressee,
  order: Order,
  { minor, number, at }: { minor: number; number: number; at: number },
): Promise<void> {
  const { locale } = site.words(buyer.language);
  const format = { dateStyle: "long", timeStyle: "short", timeZone: buyer.timeZone ?? site.tenant.timeZone } as const;
  const params = {
    item: order.title,
    number: String(order.receiptNumber),
    name: buyer.name,
    at: new Intl.DateTimeFormat(locale, format).format(at),
    amount: moneyInWords({ amount: minor, currency: order.currency }, locale),
  };
  return enqueueReceipt(site, tx, buyer, order, { kind: "withdrawal", params, number });
}

export async function mailNothingLeft(
  site: Site,
  tx: Tx,
  { id, email: to, name, language, timeZone }: Addressee,
  order: Order,
  { at }: { at: number },
): Promise<void> {
  const { locale } = site.words(language);
  const format = { dateStyle: "long", timeStyle: "short", timeZone: timeZone ?? site.tenant.timeZone } as const;
  const params = {
    item: order.title,
    number: String(order.receiptNumber),
    at: new Intl.DateTimeFormat(locale, format).format(at),
  };
  const action = { path: `/transactions/${order.id}` };
  const mail = { kind: "withdrawal_late" as const, account: id, to, language, name, params, action };
  await enqueueMail(site, tx, mail, `withdrawal_late ${order.id} ${at}`);
}

async function enqueueReceipt(
  site: Site,
  tx: Tx,
  { id, email, name, language }: Addressee,
  order: Order,
  { kind, params, number }: Pick<Mail, "kind" | "params"> & { number: number },
): Promise<void> {
  const action = { path: `/transactions/${order.id}` };
  const mail = { kind, account: id, to: email, language, name, params, action };
  const payload = { mail, order: order.id, number };
  const noted = await enqueueNew(site, tx, receiptMailEffect, { key: `${order.id} ${number}`, payload });
  await noteMail(site, tx, noted, mail);
}

const payload = z.object({
  mail: mailSchema,
  order: z.string(),
  number: z.number(),
});

/** The PDF is drawn as the email is sent, because the outbox stores no files. */
export const receiptMailEffect = effect("receipt_mail", payload, {
  subject: ({ mail }) => mail.account,
  async handle({ id, payload: { mail, order: orderId, number } }, site) {
    const order = await site.db.read((conn) => orderById(conn, orderId));
    if (!order) throw new Error(`there is no order ${orderId}`);
    const content = await receiptFile(site, order, number);
    await sendMail(site, id, mail, [{ name: receiptFileName(number), type: "application/pdf", content }]);
  },
  settled: ({ id, payload: { mail } }, { state }, site, tx) => noteSettled(site, tx, id, { mail, state }),
});
