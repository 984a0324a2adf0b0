import { createHash, timingSafeEqual } from "node:crypto";

/** Signs a FlexForms address. MD5 is CCBill's choice, and covers neither our order nor our tenant. */
export function formDigest(initialPrice: string, initialPeriod: number, currencyCode: string, salt: string): string {
  return md5(`${initialPrice}${initialPeriod}${currencyCode}${salt}`);
}

/** Signs a form whose payment renews automatically. */
export function recurringFormDigest(
  form: { initialPrice: string; initialPeriod: number; recurringPrice: string; recurringPeriod: number },
  rebills: number,
  currencyCode: string,
  salt: string,
): string {
  const { initialPrice, initialPeriod, recurringPrice, recurringPeriod } = form;
  return md5(`${initialPrice}${initialPeriod}${recurringPrice}${recurringPeriod}${rebills}${currencyCode}${salt}`);
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
