// @engines both
import { expect, test } from "vitest";
import { activeWithin } from "~/app/domain/account/sessions/sessions";
import { ordersByState } from "~/app/domain/money/orders/orders";
import { mailsWaiting } from "~/app/domain/reach/mail/mail";
import { anAdult, testSite } from "~/tests/support/test-site";

test("the gauges of an empty site are readable", async () => {
  const site = await testSite({ members: [anAdult({ name: "Anna" })] });
  expect(await activeWithin(site, 24 * 60 * 60_000)).toBe(0);
  expect(await ordersByState(site)).toEqual([]);
  expect(await mailsWaiting(site)).toBe(0);
});
