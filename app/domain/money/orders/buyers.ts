import type { Site } from "~/app/domain/site";
import type { Conn } from "~/db/handle";
import { orderById, orderByRef } from "./orders.queries";
import { orderOfReceipt } from "./receipts.queries";

/** The kind of identifier by which a buyer was found. */
export type OrderMark = "order" | "receipt" | "reference";

/** Returns who bought under an order's id, a receipt's number, or a provider's name of the payment. */
export async function buyersOf(
  { tenant }: Pick<Site, "tenant">,
  conn: Conn,
  word: string,
): Promise<{ id: string; by: OrderMark }[]> {
  const found: { id: string; by: OrderMark }[] = [];
  const order = /^[0-9a-f]{32}$/.test(word) ? await orderById(conn, word) : undefined;
  if (order) found.push({ id: order.memberId, by: "order" });
  const [, number] = /^#?(\d{1,9})$/.exec(word) ?? [];
  const receipt = number === undefined ? undefined : await orderOfReceipt(conn, Number(number));
  if (receipt) found.push({ id: receipt.memberId, by: "receipt" });
  const { provider, former } = tenant.payments;
  for (const each of new Set([provider, ...former.map((one) => one.provider)])) {
    const paid = await orderByRef(conn, each, word);
    if (paid) found.push({ id: paid.memberId, by: "reference" });
  }
  return found;
}
