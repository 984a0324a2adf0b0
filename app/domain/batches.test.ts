// @engines one
import { expect, test } from "vitest";
import { testSite } from "~/tests/support/test-site";
import { batch, flushBatches } from "./batches";

test("a flush writes waiting notes", async () => {
  const written: string[] = [];
  const noted = batch<string>({
    wait: 60_000,
    write: async (_site, _tx, notes) => void written.push(...notes.map(([key, note]) => `${key} ${note}`)),
    failure: "not written",
  });
  const site = await testSite();
  noted(site).set("a", "first");
  noted(site).set("a", "second");
  await flushBatches();
  expect(written).toEqual(["a second"]);
});

test("a flush waits for running writes", async () => {
  let begin = () => {};
  let end = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const mayEnd = new Promise<void>((resolve) => (end = resolve));
  const steps: string[] = [];
  const noted = batch<string>({
    wait: 0,
    async write() {
      begin();
      await mayEnd;
      steps.push("written");
    },
    failure: "not written",
  });
  noted(await testSite()).set("a", "note");
  await begun;
  const flushed = flushBatches().then(() => steps.push("flushed"));
  // Gives a flush that wrongly waits for nothing the time to end first.
  await new Promise((resolve) => setImmediate(resolve));
  end();
  await flushed;
  expect(steps).toEqual(["written", "flushed"]);
});
