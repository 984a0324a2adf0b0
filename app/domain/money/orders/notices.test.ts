import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { balanceOf, entriesOf } from "~/app/domain/money/ledger/ledger";
import { projectRoot } from "~/app/settings/environment";
import { mailsFrom } from "~/tests/support/mails";
import { aPurchase, noticeFor, playSandbox } from "~/tests/support/orders";
import { processOf } from "~/tests/support/processes";
import { placeOf } from "~/tests/support/test-databases";
import { anAdult, plainConfig, testSite } from "~/tests/support/test-site";
import { receiveNotice } from "./booking";
import { orderWith, startOrder } from "./orders";
import { receiptsOf } from "./receipts";

const anna = anAdult({ name: "Anna" });

test("copies of a notice are booked once, even if some of the receiving processes are killed", async () => {
  const site = await testSite({ members: [anna] });
  const { order } = await startOrder(site, anna, aPurchase());
  await playSandbox(site, order, "paid");
  const work = { place: placeOf(), name: site.databaseName, config: plainConfig, payment: order.providerRef };
  // Two are killed at the start, and two after fifty copies. Starting a process costs more than a hundred copies.
  const workers = await Promise.all([0, 0, 5, 5].map(async (tens) => ({ tens, go: await receiver(work) })));
  for (const killedAfter of [0, 5]) {
    await Promise.all(workers.map(({ tens, go }) => (tens === killedAfter ? go(tens) : undefined)));
  }
  await Promise.all(Array.from({ length: 100 }, () => receiveNotice(site, noticeFor(order))));
  expect(await orderWith(site, order.id)).toMatchObject({ state: "paid", receiptNumber: 1 });
  expect(await balanceOf(site, anna)).toBe(110);
  expect(await entriesOf(site, anna)).toHaveLength(2);
  expect(await receiptsOf(site, order)).toHaveLength(1);
  site.clock.set(Date.now());
  expect((await mailsFrom(site)).filter(({ subject }) => subject === "Your receipt")).toHaveLength(1);
});

/** Returns a waiting process, which starts when the function is called and is killed after so many tens. */
async function receiver(work: object): Promise<(killedAfter: number) => Promise<void>> {
  const child = spawn(process.execPath, await processOf("notices", work), {
    cwd: projectRoot,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe("ready");
  return async (killedAfter) => {
    child.stdin.write("go");
    for (let through = 0; through < killedAfter; through++) expect((await lines.next()).value).toBe("through");
    child.kill("SIGKILL");
    expect((await exited)[1]).toBe("SIGKILL");
  };
}
