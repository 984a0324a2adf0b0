import { tmpdir } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { testSite } from "~/tests/support/test-site";
import { uploadBody } from "./upload-body";

/** The time limit of tests without one, in ms. It never ends an upload in these tests. */
const NEVER = 60 * 60_000;

const reading = async (source: ReadableStream<Uint8Array>, patience: { within: number; stalled: number }) => {
  const { body, release } = uploadBody(await testSite(), source, tmpdir(), patience);
  try {
    return (await body.toArray()).length;
  } finally {
    release();
  }
};

test("a stalled upload ends after a while", async () => {
  const source = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array(10)) });
  await expect(reading(source, { within: NEVER, stalled: 50 })).rejects.toMatchObject({ code: "request.timeout" });
});

test("an upload that never stalls has a deadline", async () => {
  const source = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await pause(5);
      controller.enqueue(new Uint8Array(1));
    },
  });
  await expect(reading(source, { within: 100, stalled: NEVER })).rejects.toMatchObject({ code: "request.timeout" });
});

test("a slow upload that continues arrives completely", async () => {
  let left = 20;
  const source = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await pause(5);
      if (left-- > 0) controller.enqueue(new Uint8Array(1));
      else controller.close();
    },
  });
  expect(await reading(source, { within: NEVER, stalled: NEVER })).toBe(20);
});
