import { createHash } from "node:crypto";
import { Writable } from "node:stream";
import pino from "pino";
import { expect, test } from "vitest";
import { ccbill } from "~/app/domain/money/payments/gateways/ccbill/ccbill";
import { rowsAbout } from "~/db/personal-data";
import { heldPayments, orders, outbox, refunds } from "~/db/tables";
import { sendAll } from "~/tests/support/mails";
import { aPurchase } from "~/tests/support/orders";
import { startProvider } from "~/tests/support/provider-server";
import { anAdult, anOperator, testSite } from "~/tests/support/test-site";
import { type ReceivedNotice, receiveNotice } from "./booking";
import { startOrder } from "./orders";
import { refundOrder } from "./refunds";

const anna = anAdult({ name: "Anna" });
const SALT = "7d901dad245fd0ff6bc20d06";
const PASSWORD = "datalink-password";
/** Words, because four digits also occur in ids and times. */
const BUYERS = { password: "buyers-password", bin: "first-six", last4: "last-four", expDate: "day-of-expiry" };

test("no key, password or card number reaches a log, a row or an export", async () => {
  const provider = await startProvider(() => ({ status: 500, text: `password=${PASSWORD}` }));
  const origins = { form: provider.origin, dataLink: provider.origin };
  const dataLink = { user: "u", password: PASSWORD };
  const account = { account: "900000", subaccount: "0001", flexId: "f1e2d3", salt: SALT };
  const secret = { env: "A_SECRET" };
  const payments = {
    ...account,
    provider: "ccbill" as const,
    salt: secret,
    dataLinkUser: "u",
    dataLinkPassword: secret,
  };
  const log: string[] = [];
  const sink = new Writable({ write: (line, _, done) => done(void log.push(`${line}`)) });
  const site = {
    ...(await testSite({
      members: [anna],
      tenant: { payments },
      gateways: [ccbill({ ...account, origins, dataLink })],
    })),
    log: pino({ level: "trace" }, sink),
  };
  const { order } = await startOrder(site, anna, aPurchase());
  await receiveNotice(site, sale({ "X-order": order.id, billedInitialPrice: "1.00" }));
  const { order: other } = await startOrder(site, anna, aPurchase({ key: "another" }));
  await receiveNotice(site, sale({ "X-order": other.id, subscriptionId: "1000000001" }));
  await expect(receiveNotice(site, sale({ eventType: "Refund", subscriptionId: "1000000001" }))).rejects.toThrow();
  await refundOrder(site, anOperator, other.id, { reason: "A test" });
  await sendAll(site);
  const rows = await site.db.read(async (conn) => [
    await rowsAbout(conn, [anna.id, anna.email]),
    ...(await Promise.all([orders, refunds, heldPayments, outbox].map((table) => conn.drizzle.select().from(table)))),
  ]);
  expect(log.length).toBeGreaterThan(0);
  const everything = log.join("\n") + JSON.stringify(rows);
  for (const secret of [SALT, PASSWORD, ...Object.values(BUYERS)]) expect(everything).not.toContain(secret);
});

function sale(given: Record<string, string>): ReceivedNotice {
  const subscriptionId = given.subscriptionId ?? "1000000000";
  const fields = {
    eventType: "NewSaleSuccess",
    clientAccnum: "900000",
    clientSubacc: "0001",
    billedInitialPrice: "10.00",
    billedCurrencyCode: "978",
    dynamicPricingValidationDigest: createHash("md5").update(`${subscriptionId}1${SALT}`).digest("hex"),
    ...BUYERS,
    ...given,
    subscriptionId,
  };
  const headers = new Headers({ "content-type": "application/json" });
  const body = Buffer.from(JSON.stringify(fields));
  return { provider: "ccbill", method: "POST", query: new URLSearchParams(), headers, body, address: "64.38.212.9" };
}
