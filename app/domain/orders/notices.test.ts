import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { balanceOf, entriesOf } from "~/app/domain/ledger/ledger";
import { projectRoot } from "~/app/environment";
import { mailsFrom } from "~/tests/support/mails";
import { aPurchase, noticeFor, playSandbox } from "~/tests/support/orders";
import { placeOf } from "~/tests/support/test-databases";
import { anAdult, plainConfig, testSite } from "~/tests/support/test-site";
import { receiveNotice } from "./booking";
import { orderWith, startOrder } from "./orders";
import { receiptsOf } from "./receipts";

const anna = anAdult({ name: "Anna" });

test("a thousand copies of a notice, received by two processes that are killed in between, book it once", async () => {
  const site = await testSite({ members: [anna] });
  const { order } = await startOrder(site, anna, aPurchase());
  await playSandbox(site, order, "paid");
  const work = { place: placeOf(), name: site.databaseName, config: plainConfig, payment: order.providerRef };
  // The first two are killed as soon as they are at it, the next two after a while; the last two come through.
  for (const { times, killedAfter } of [
    { times: 200, killedAfter: 0 },
    { times: 200, killedAfter: 5 },
    { times: 100, killedAfter: undefined },
  ]) {
    const workers = await Promise.all([1, 2].map(() => receiver({ ...work, times })));
    await Promise.all(workers.map((go) => go(killedAfter)));
  }
  await receiveNotice(site, noticeFor(order));
  expect(await orderWith(site, order.id)).toMatchObject({ state: "paid", receiptNumber: 1 });
  expect(await balanceOf(site, anna)).toBe(110);
  expect(await entriesOf(site, anna)).toHaveLength(2);
  expect(await receiptsOf(site, order)).toHaveLength(1);
  site.clock.set(Date.now());
  expect((await mailsFrom(site)).filter(({ subject }) => subject === "Your receipt")).toHaveLength(1);
});

/** A process that stands ready; it begins when what this gives is called, and is killed after so many tens. */
async function receiver(work: object): Promise<(killedAfter: number | undefined) => Promise<void>> {
  const script = ["--import", "tsx", "tests/support/notices.process.ts", JSON.stringify(work)];
  const child = spawn(process.execPath, script, { cwd: projectRoot, stdio: ["pipe", "pipe", "inherit"] });
  const exited = once(child, "exit");
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe("ready");
  return async (killedAfter) => {
    child.stdin.write("go");
    for (let through = 0; through !== killedAfter && !(await lines.next()).done; through++);
    await end(child, exited, killedAfter !== undefined);
  };
}

async function end(child: ChildProcess, exited: Promise<unknown>, kill: boolean): Promise<void> {
  if (kill) child.kill("SIGKILL");
  await exited;
}
