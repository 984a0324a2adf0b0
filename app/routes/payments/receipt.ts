import { ownOrder } from "~/app/domain/money/orders/orders";
import { receiptFile, receiptFileName } from "~/app/domain/money/orders/receipt-pdf";
import { memberLoader } from "~/app/request/guards";
import { privateDownload } from "~/app/request/private-file";

export const loader = memberLoader(async ({ params, request, context: { site } }, member) => {
  const order = await ownOrder(site, member, params.transactionId ?? "");
  const number = Number(params.number);
  const file = await receiptFile(site, order, number);
  return privateDownload(request, file, { type: "application/pdf", name: receiptFileName(number), size: file.length });
});
