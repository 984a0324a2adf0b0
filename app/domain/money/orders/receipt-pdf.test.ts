import { extractText, getMeta } from "unpdf";
import { expect, test } from "vitest";
import { mailsFrom } from "~/tests/support/mails";
import type { OpenedMail } from "~/tests/support/opened-mail";
import { aPurchase, noticeFor, playSandbox } from "~/tests/support/orders";
import { anAdult, anOperator, testSite } from "~/tests/support/test-site";
import { receiveNotice } from "./booking";
import { orderWith, startOrder } from "./orders";
import { receiptFile } from "./receipt-pdf";
import { refundOrder } from "./refunds";
import { withdraw } from "./withdrawal";

test("a receipt can be opened and read, also in Polish", async () => {
  const anna = anAdult({ name: "Anna", language: "pl" });
  const company = {
    name: "Ćwiek Sp. z o.o.",
    address: "Łąkowa 1",
    city: "00-001 Łódź",
    country: "PL",
    vatNumbers: ["PL1"],
  };
  const site = await testSite({ members: [anna], tenant: { company } });
  const { order } = await startOrder(site, anna, aPurchase({ title: "100 kredytów" }));
  await playSandbox(site, order, "paid");
  await receiveNotice(site, noticeFor(order));
  const paid = await orderWith(site, order.id);
  const file = await receiptFile(site, paid, paid.receiptNumber!);
  const { text, totalPages } = await extractText(new Uint8Array(file), { mergePages: true });
  expect(totalPages).toBe(1);
  for (const part of ["Rachunek 1", "100 kredytów", "10,00", "1,74", "8,26", order.id, "Łąkowa 1", "Łódź", "PL1"]) {
    expect(text).toContain(part);
  }
  expect((await getMeta(new Uint8Array(file))).info.Title).toBe("Rachunek 1");
  await expect(receiptFile(site, paid, 2)).rejects.toMatchObject({ code: "orders.not_found" });
});

test("the receipt of a payment and each credit note arrive by email, as a PDF", async () => {
  const anna = anAdult({ name: "Anna" });
  const site = await testSite({ members: [anna] });
  const { order } = await startOrder(site, anna, aPurchase());
  await playSandbox(site, order, "paid");
  await receiveNotice(site, noticeFor(order));
  await refundOrder(site, anOperator, order.id, { minor: 250, reason: "asked for" });
  await withdraw(site, anna, order.id);
  const mails = await mailsFrom(site);
  const brought = await Promise.all(mails.map(async (mail) => [mail.subject, ...(await readFiles(mail))]));
  expect(brought).toEqual([
    ["Your receipt", "receipt-1.pdf", expect.stringMatching(/Receipt 1\n.*€10\.00/s)],
    ["Money is on its way back to you", "receipt-2.pdf", expect.stringMatching(/Credit note 2\n.*-€2\.50/s)],
    ["We have received your withdrawal", "receipt-3.pdf", expect.stringMatching(/Credit note 3\n.*-€7\.30/s)],
  ]);
  expect(mails[1]!.text).toContain("€2.50");
});

/** Returns name and text of each attached PDF. */
async function readFiles({ attachments }: OpenedMail): Promise<string[]> {
  const read = attachments.map(async ({ name, type, content }) => {
    expect(type).toBe("application/pdf");
    const { text } = await extractText(content, { mergePages: true });
    return [name, text];
  });
  return (await Promise.all(read)).flat();
}
