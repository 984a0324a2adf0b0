import { expect, test } from "vitest";
import { ellipses } from "~/tests/support/ellipses";
import { showsNudity } from "./judgement.mjs";
import { classify, EDGE } from "./network.mjs";

test("the network computes the same scores as TensorFlow.js with the same weights", () => {
  const pixels = new Uint8Array(EDGE * EDGE * 3);
  for (let at = 0, state = 1; at < pixels.length; at++) {
    state = (state * 48271) % 2147483647;
    pixels[at] = (state / 2147483647) * 256;
  }
  const said = { drawing: 0.1162766, hentai: 0.0086007, neutral: 0.8632044, porn: 0.0103083, sexy: 0.00161 };
  const shares = Object.entries(classify(pixels)).map(([name, share]) => [name, Math.round(share * 1e5) / 1e5]);
  expect(shares).toEqual(Object.entries(said).map(([name, share]) => [name, Math.round(share * 1e5) / 1e5]));
});

test("a picture that looks like a naked body is marked, and the same picture in green is not", async () => {
  expect(await showsNudity(ellipses())).toBe(true);
  expect(await showsNudity(ellipses((colour) => colour.replace(/hsl\(\d+/, "hsl(120")))).toBe(false);
});
