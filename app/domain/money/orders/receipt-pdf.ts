import { createRequire } from "node:module";
import { moneyInWords } from "~/app/domain/money";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import { orderNotFound } from "./orders.errors";
import type { Order } from "./orders.queries";
import { type Receipt, receiptsOf } from "./receipts";

/** Draws one of the order's receipts as a PDF on A4, in the order's language. Throws `orders.not_found`. */
export async function receiptFile(site: Site, order: Order, number: number): Promise<Buffer> {
  const receipt = (await receiptsOf(site, order)).find((each) => each.number === number);
  if (!receipt) throw orderNotFound();
  return drawn(site, order, receipt, site.words(order.language));
}

export function receiptFileName(number: number): string {
  return `receipt-${number}.pdf`;
}

/** Returns a typeface with the letters of all seven languages: the standard fonts of PDF lack Polish letters. */
function fontFile(): string {
  return createRequire(import.meta.url).resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf");
}

/** The margin of the page, in points. */
const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;

async function drawn(site: Site, order: Order, receipt: Receipt, words: Words): Promise<Buffer> {
  // Loaded with the first receipt instead of at start, because it reads its fonts from files.
  const { default: PdfDocument } = await import("pdfkit");
  const { t } = words;
  const title = t(receipt.minor < 0 ? "orders.credit_note" : "orders.receipt", { number: receipt.number });
  const document = new PdfDocument({ size: "A4", margin: MARGIN, lang: words.locale, info: { Title: title } });
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  const whole = new Promise<void>((done, fail) => document.once("end", done).once("error", fail));
  document.registerFont("text", fontFile());
  document.font("text").fontSize(20).text(title);
  document
    .fontSize(10)
    .moveDown(0.5)
    .text(dayOf(site, receipt.at, words.locale))
    .moveDown(2);
  for (const [label, value] of linesOf(order, receipt, words)) {
    const y = document.y;
    document.text(label, MARGIN, y, { width: WIDTH / 2 });
    document.text(value, MARGIN + WIDTH / 2, y, { width: WIDTH / 2, align: "right" }).moveDown(0.6);
  }
  document.moveDown(2).text(t("orders.seller"), MARGIN);
  for (const line of sellerLines(receipt, words)) document.text(line, MARGIN);
  document.end();
  await whole;
  return Buffer.concat(parts);
}

function linesOf(order: Order, { minor, vatMinor, netMinor }: Receipt, { t, locale }: Words): [string, string][] {
  const money = (amount: number) => moneyInWords({ amount, currency: order.currency }, locale);
  const rate = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(order.vatRate / 100);
  return [
    [t("orders.item"), order.title],
    [t("orders.net"), money(netMinor)],
    [`${t("orders.vat", { rate })} (${order.vatCountry})`, money(vatMinor)],
    [t("orders.total"), money(minor)],
    [t("orders.order"), order.id],
  ];
}

function sellerLines({ seller }: Receipt, { t, locale }: Words): string[] {
  const country = new Intl.DisplayNames([locale], { type: "region" }).of(seller.country) ?? seller.country;
  return [
    seller.name,
    seller.address,
    `${seller.city}, ${country}`,
    ...(seller.kvk ? [t("orders.register", { number: seller.kvk })] : []),
    ...seller.vatNumbers.map((number) => t("orders.vat_number", { number })),
  ];
}

function dayOf({ tenant }: Site, at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: tenant.timeZone }).format(at);
}
