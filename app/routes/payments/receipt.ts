import { ownOrder } from "~/app/domain/orders/orders";
import { receiptFile, receiptFileName } from "~/app/domain/orders/receipt-pdf";
import { memberLoader } from "~/app/request/guards";

/** A receipt or a credit note of the member's own order, as a PDF. */
export const loader = memberLoader(async ({ params, context: { site } }, member) => {
  const order = await ownOrder(site, member, params.transactionId ?? "");
  const number = Number(params.number);
  const file = await receiptFile(site, order, number);
  return new Response(new Uint8Array(file), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(file.length),
      "Content-Disposition": `attachment; filename="${receiptFileName(number)}"`,
      "Cache-Control": "private, no-store",
    },
  });
});
