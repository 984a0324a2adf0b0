import { expect, test } from "vitest";
import { receiveNotice } from "~/app/domain/money/orders/booking";
import { startOrder } from "~/app/domain/money/orders/orders";
import { refundOrder } from "~/app/domain/money/orders/refunds";
import { aPurchase, noticeFor, playSandbox } from "~/tests/support/orders";
import { anAdult, anOperator, testSite } from "~/tests/support/test-site";
import { paymentsOf } from "./payments.server";

const anna = anAdult({ name: "Anna" });

test("paymentsOf() lists a member's payments and refunds with their amounts, the newest first", async () => {
  const site = await testSite({ members: [anna] });
  const { order } = await startOrder(site, anna, aPurchase());
  await playSandbox(site, order, "paid");
  await receiveNotice(site, noticeFor(order));
  site.clock.advance(60_000);
  await refundOrder(site, anOperator, order.id, { minor: 250, reason: "Kindness" });

  const payments = await paymentsOf(site, anna, "en");
  expect(payments.map(({ orderId, title, state, amount }) => [orderId, title, state, amount])).toEqual([
    [order.id, "100 credits", "went_back", "−€2.50"],
    [order.id, "100 credits", "paid", "€10.00"],
  ]);
});
