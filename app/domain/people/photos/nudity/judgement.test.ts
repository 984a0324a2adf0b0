import { expect, test } from "vitest";
import { ellipses } from "~/tests/support/ellipses";
import { showsNudity } from "./judgement.mjs";
import { classify, EDGE } from "./network.mjs";

test("the network says of a picture what TensorFlow.js says by the same weights", () => {
  const pixels = new Uint8Array(EDGE * EDGE * 3);
  for (let at = 0, state = 1; at < pixels.length; at++) {
    state = (state * 48271) % 2147483647;
    pixels[at] = (state / 2147483647) * 256;
  }
  const said = { drawing: 0.1162766, hentai: 0.0086007, neutral: 0.8632044, porn: 0.0103083, sexy: 0.00161 };
  const shares = Object.entries(classify(pixels)).map(([name, share]) => [name, Math.round(share * 1e5) / 1e5]);
  expect(shares).toEqual(Object.entries(said).map(([name, share]) => [name, Math.round(share * 1e5) / 1e5]));
});

test("a picture that the network takes for a naked body is marked, and the same in green is not", async () => {
  expect(await showsNudity(ellipses())).toBe(true);
  expect(await showsNudity(ellipses((colour) => colour.replace(/hsl\(\d+/, "hsl(120")))).toBe(false);
});
