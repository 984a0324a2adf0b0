import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
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

/** Nothing but ellipses, in the colours of skin: what the network goes by is colour and shade. */
const ELLIPSES = [
  { at: [159, 79, 58, 97, 166], colours: ["hsl(23,17%,64%)", "hsl(23,17%,42%)"] },
  { at: [33, 140, 21, 68, 137], colours: ["hsl(8,58%,34%)", "hsl(8,58%,12%)"] },
  { at: [34, 196, 33, 67, 1], colours: ["hsl(12,49%,38%)", "hsl(12,49%,16%)"] },
  { at: [82, 26, 47, 111, 95], colours: ["hsl(4,44%,72%)", "hsl(4,44%,50%)"] },
  { at: [147, 138, 25, 33, 139], colours: ["hsl(26,30%,55%)", "hsl(26,30%,33%)"] },
  { at: [100, 66, 68, 27, 63], colours: ["hsl(17,53%,44%)", "hsl(17,53%,22%)"] },
] as const;

function drawn(turned: (colour: string) => string): Sharp {
  const shapes = ELLIPSES.map(({ at: [x, y, width, height, angle], colours: [inner, outer] }, n) => {
    const stops = `<stop offset="0" stop-color="${turned(inner)}"/><stop offset="1" stop-color="${turned(outer)}"/>`;
    const ellipse = `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" transform="rotate(${angle} ${x} ${y})"`;
    return `<radialGradient id="g${n}">${stops}</radialGradient>${ellipse} fill="url(#g${n})"/>`;
  });
  const ground = `<rect width="224" height="224" fill="${turned("hsl(0,31%,26%)")}"/>`;
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="224" height="224">${ground}${shapes.join("")}</svg>`),
  );
}

test("a picture that the network takes for a naked body is marked, and the same in green is not", async () => {
  expect(await showsNudity(drawn((colour) => colour))).toBe(true);
  expect(await showsNudity(drawn((colour) => colour.replace(/hsl\(\d+/, "hsl(120")))).toBe(false);
});
