import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { noise, phonePhoto, scene } from "~/tests/support/pictures";
import { COPIES, portrait } from "~/tests/support/portraits";
import { eighthOf } from "~/tests/support/share";
import { printOf } from "./print.mjs";
import { columnsOf, distance, NEAR, partsNear } from "./prints";

const seeds = Array.from({ length: 20 }, (_, seed) => seed);
const printed = async (picture: Sharp) => printOf(sharp(await picture.png().toBuffer()));

describe("the print of a picture", () => {
  test.each(eighthOf("copies of a picture", Object.entries(COPIES)))(
    "is near that of the picture %s",
    async (_, copy) => {
      for (const seed of seeds) {
        const print = await printed(portrait(seed));
        expect(distance(print, await printed(sharp(await copy(portrait(seed)).toBuffer())))).toBeLessThanOrEqual(NEAR);
      }
    },
  );

  test("is far from that of any other picture", async () => {
    const prints = await Promise.all(seeds.map((seed) => printed(portrait(seed))));
    const far = prints.flatMap((one, at) => prints.slice(0, at).map((other) => distance(one, other)));
    expect(Math.min(...far)).toBeGreaterThan(NEAR);
  });

  test("ignores a picture's fourth channel", async () => {
    expect(await printOf(portrait(1).ensureAlpha())).toBe(await printOf(portrait(1).removeAlpha()));
  });

  test("is that of the upright picture, as photos are stored", async () => {
    const upright = await printOf(scene());
    const turned = await printOf(
      sharp(
        await sharp(await phonePhoto(6))
          .autoOrient()
          .toBuffer(),
      ),
    );
    expect(distance(upright, turned)).toBeLessThanOrEqual(NEAR);
  });
});

test("a near print shares one of the searched parts", async () => {
  const print = await printed(portrait(2));
  const parts = partsNear(print);
  for (const at of [
    [0, 16, 32, 48, 1, 17, 33],
    [0, 1, 2, 3, 4, 5, 6],
    [3, 9, 20, 30, 40, 50, 60],
  ]) {
    const bits = at.reduce((number, bit) => number ^ (1n << BigInt(bit)), BigInt(`0x${print}`));
    const { band1, band2, band3, band4 } = columnsOf(bits.toString(16).padStart(16, "0"));
    const found = [band1, band2, band3, band4].filter((band, nth) => band !== null && parts[nth]?.includes(band));
    expect(found.length).toBeGreaterThan(0);
  }
});

test("a picture without contrast matches nothing", async () => {
  const plain = await printOf(sharp({ create: { width: 90, height: 90, channels: 3, background: "#334" } }));
  expect([partsNear(plain), columnsOf(plain)]).toEqual([
    [],
    { print: plain, band1: null, band2: null, band3: null, band4: null },
  ]);
  expect(partsNear(await printed(sharp(await noise(90, 80))))).toHaveLength(4);
});
