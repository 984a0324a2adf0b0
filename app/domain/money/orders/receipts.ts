import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import type { Seller } from "~/db/tables";
import type { Order } from "./orders.queries";
import { insertReceipt, nextNumber, type ReceiptRow, receiptsOfOrder } from "./receipts.queries";

/** A receipt, or a credit note if amounts are negative. In minor units of the order's currency. */
export interface Receipt {
  /** The receipt's number. Numbers begin at 1 and have no gaps within a tenant. */
  number: number;
  minor: number;
  vatMinor: number;
  netMinor: number;
  seller: Seller;
  /** UTC ms. */
  at: number;
}

export function receiptsOf(site: Pick<Site, "db">, order: Pick<Order, "id">): Promise<Receipt[]> {
  return site.db.read((conn) => receiptsOfOrder(conn, order.id));
}

export function writeReceipt(desk: Desk, tx: Tx, order: Order): Promise<number> {
  return write(desk, tx, order, { minor: order.price, vatMinor: order.vatMinor });
}

/** Writes a credit note over `minor` and returns its number. An order's credit notes add up to its VAT. */
export function writeCreditNote(desk: Desk, tx: Tx, order: Order, back: { minor: number; before: number }) {
  const vatOf = (minor: number) => Math.round((order.vatMinor * minor) / order.price);
  return write(desk, tx, order, { minor: -back.minor, vatMinor: vatOf(back.before) - vatOf(back.before + back.minor) });
}

/** Writes a receipt over `minor` returned, of `before` refunded, which reverses credit notes. Returns its number. */
export function writeRegained(desk: Desk, tx: Tx, order: Order, back: { minor: number; before: number }) {
  const vatOf = (minor: number) => Math.round((order.vatMinor * minor) / order.price);
  return write(desk, tx, order, { minor: back.minor, vatMinor: vatOf(back.before) - vatOf(back.before - back.minor) });
}

type Desk = Pick<Site, "tenant" | "now">;

async function write(
  { tenant, now }: Desk,
  tx: Tx,
  { id: orderId, memberId }: Order,
  { minor, vatMinor }: { minor: number; vatMinor: number },
): Promise<number> {
  const { name, address, city, country, kvk, vatNumbers } = tenant.company;
  const seller = { name, address, city, country, ...(kvk && { kvk }), vatNumbers };
  const row: ReceiptRow = {
    number: await nextNumber(tx),
    orderId,
    memberId,
    minor,
    vatMinor,
    netMinor: minor - vatMinor,
    seller,
    at: now(),
  };
  await insertReceipt(tx, row);
  return row.number;
}
