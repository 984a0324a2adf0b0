import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { DomainError } from "~/app/domain/errors";
import { animated, bomb, damage, jpeg, phonePhoto, scene } from "~/tests/support/pictures";
import { eighthOf, volume } from "~/tests/support/share";
import { fullTest } from "~/tests/support/tiers";
import { convert, convertAndExamine, endConverters } from "./converters";
import type { Crop } from "./photos.schema";

const folder = mkdtempSync(join(tmpdir(), "bouquet-convert-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let written = 0;

function converted(picture: Buffer | string, name = "photo.jpg", slug = "velvet") {
  const file = join(folder, `${++written}-${name}`);
  writeFileSync(file, picture);
  return convert({ tenant: { slug } }, file);
}

/** Returns the outcome of the conversion in a word. */
const outcomeOf = (picture: Buffer | string, name?: string) => inAWord(converted(picture, name));

const inAWord = (conversion: Promise<unknown>) =>
  conversion.then(
    () => "taken",
    (error) => (error instanceof DomainError ? error.code : `${error}`),
  );

/** Converts a profile photo, or the part of it in `crop`. */
async function cropped(picture: Buffer, crop?: Crop) {
  const file = join(folder, `${++written}-cropped.jpg`);
  writeFileSync(file, picture);
  return (await convertAndExamine({ tenant: { slug: "velvet" } }, file, { judged: false, crop })).pictures;
}

/** Returns the colour at a place, from 0 to 1 in both directions. */
async function colourAt(picture: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 3;
  return [...data.subarray(at, at + 3)];
}

/** Measures work in seconds of CPU time, which does not grow on a busy machine. */
async function workFor(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const isRed = ([r = 0, g = 0, b = 0]: number[]) => r > 180 && g < 80 && b < 80;

describe("a photo", () => {
  test("becomes WebP in three sizes, none larger than the original", async () => {
    const sizes = async (picture: Buffer) => {
      const made = Object.values(await converted(picture));
      const seen = await Promise.all(made.map((each) => sharp(each).metadata()));
      return seen.map(({ format, width, height }) => `${format} ${width}x${height}`);
    };
    expect(await sizes(await jpeg(3000, 2000))).toEqual(["webp 320x213", "webp 800x534", "webp 1600x1067"]);
    expect(await sizes(await jpeg(500, 600))).toEqual(["webp 267x320", "webp 500x600", "webp 500x600"]);
    expect(await sizes(await jpeg(1, 1))).toEqual(["webp 1x1", "webp 1x1", "webp 1x1"]);
  });

  test.each(eighthOf("orientations", [1, 2, 3, 4, 5, 6, 7, 8]))(
    "with EXIF orientation %i is turned upright",
    async (orientation) => {
      const { l } = await converted(await phonePhoto(orientation));
      expect(await sharp(l).metadata()).toMatchObject({ width: 640, height: 480 });
      expect(isRed(await colourAt(l, 0.1, 0.1))).toBe(true);
      for (const [x, y] of [
        [0.9, 0.1],
        [0.1, 0.9],
        [0.9, 0.9],
      ] as const)
        expect(isRed(await colourAt(l, x, y))).toBe(false);
    },
  );

  test("loses all metadata about place and camera", async () => {
    const photo = await phonePhoto(6);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    expect(photo.includes("Secret Camera")).toBe(true);
    for (const made of Object.values(await converted(photo))) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(made).metadata();
      expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      expect(Buffer.from(made).includes("Secret")).toBe(false);
    }
  });

  test("in print colours, wide colours, or 16 bits keeps its colours", async () => {
    const pictures = {
      cmyk: await scene().toColourspace("cmyk").withIccProfile("cmyk").jpeg().toBuffer(),
      p3: await scene().withIccProfile("p3").jpeg().toBuffer(),
      deep: await scene().toColourspace("rgb16").png().toBuffer(),
      grey: await scene().greyscale().png().toBuffer(),
      clear: await scene().ensureAlpha(0.5).png().toBuffer(),
    };
    for (const [name, picture] of Object.entries(pictures)) {
      const { l } = await converted(picture);
      const [r = 0, g = 0, b = 0] = await colourAt(l, 0.1, 0.1);
      if (name === "grey") expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(6);
      else expect({ name, red: r > 170 && g < 90 && b < 90, colour: [r, g, b] }).toMatchObject({ name, red: true });
      expect(await sharp(l).metadata()).toMatchObject({ space: "srgb", depth: "uchar" });
    }
  });

  test.each(["webp", "avif"] as const)("is accepted as %s, with its colours", async (format) => {
    const { l } = await converted(await scene().toFormat(format).toBuffer());
    expect(await sharp(l).metadata()).toMatchObject({ format: "webp", width: 640, height: 480 });
    expect(isRed(await colourAt(l, 0.1, 0.1))).toBe(true);
  });

  fullTest("with 108 megapixels from a phone is accepted", async () => {
    const grey = sharp(Buffer.alloc(12_000 * 9000, 120), { raw: { width: 12_000, height: 9000, channels: 1 } });
    const { l } = await converted(await grey.jpeg().toBuffer());
    expect(await sharp(l).metadata()).toMatchObject({ width: 1600, height: 1200 });
  });

  test("is cropped to a part of the upright picture", async () => {
    const upright = await phonePhoto(6);
    const corner = await cropped(upright, { x: 0, y: 0, width: 0.5, height: 0.7 });
    expect(await sharp(corner.l).metadata()).toMatchObject({ width: 320, height: 336 });
    expect(isRed(await colourAt(corner.l, 0.4, 0.3))).toBe(true);
    const rest = await cropped(upright, { x: 0.5, y: 0.3, width: 0.5, height: 0.7 });
    expect(isRed(await colourAt(rest.l, 0.1, 0.1))).toBe(false);
    const large = await cropped(await jpeg(4000, 3000), { x: 0.25, y: 0, width: 0.5, height: 1 });
    expect(await sharp(large.l).metadata()).toMatchObject({ width: 1067, height: 1600 });
  });

  test("of a profile has at least 320 pixels a side, after the crop", async () => {
    const refused = "photos.too_small";
    for (const [width, height] of [
      [1, 1],
      [8000, 10],
      [319, 600],
    ] as const)
      expect(await inAWord(cropped(await jpeg(width, height))), `${width}x${height}`).toBe(refused);
    const photo = await jpeg(640, 480);
    expect(await inAWord(cropped(photo, { x: 0, y: 0, width: 0.4, height: 1 }))).toBe(refused);
    expect(await inAWord(cropped(photo, { x: 0.5, y: 0, width: 0.5, height: 0.6667 }))).toBe("taken");
  });

  test("with an animation becomes a still", async () => {
    const { l } = await converted(animated(await scene().png().toBuffer()), "moving.png");
    expect((await sharp(l).metadata()).pages ?? 1).toBe(1);
    expect(isRed(await colourAt(l, 0.1, 0.1))).toBe(true);
  });

  test("that is also another kind of file becomes a plain photo", async () => {
    const script = "<script>alert(1)</script>";
    const both = Buffer.concat([await jpeg(), Buffer.from(`PK\x03\x04${script}`)]);
    for (const made of Object.values(await converted(both, "both.html"))) {
      expect(Buffer.from(made).includes(script)).toBe(false);
    }
  });
});

const DAMAGED = volume(100, 300);

describe("a refusal", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';

  test("covers files other than JPEG, PNG, WebP or AVIF, whatever their name", async () => {
    expect(await outcomeOf(svg, "drawing.png")).toBe("photos.not_an_image");
    expect(await outcomeOf(`<?xml version="1.0"?>${svg}`, "drawing.jpg")).toBe("photos.not_an_image");
    for (const format of ["gif", "tiff"] as const) {
      expect(await outcomeOf(await scene().toFormat(format).toBuffer(), "photo.png"), format).toBe(
        "photos.not_an_image",
      );
    }
    for (const text of ["", "a", "%PDF-1.7", "GIF89a", "#!/bin/sh"]) {
      expect(await outcomeOf(text, "photo.jpg"), text).toBe("photos.not_an_image");
    }
  });

  test("has its own code for HEIC if libvips lacks a decoder", async () => {
    const isRead = sharp.format.heif?.input.fileSuffix?.includes(".heic");
    const heic = Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${"\0".repeat(64)}`, "latin1");
    expect(await outcomeOf(heic, "IMG_0001.HEIC")).toBe(isRead ? "photos.damaged" : "photos.unreadable_heic");
  });

  test("of a picture with too many pixels happens before decoding", async () => {
    expect(bomb().length).toBeLessThan(100_000);
    await expect(converted(bomb(), "bomb.png")).rejects.toMatchObject({
      code: "photos.too_many_pixels",
      detail: { params: { max: 108 } },
    });
    // AVIF and HEIC are not shrunk while decoding.
    const red = { width: 5100, height: 5000, channels: 3, background: "#a33" } as const;
    const avif = await sharp({ create: red }).avif({ effort: 0 }).toBuffer();
    await expect(converted(avif)).rejects.toMatchObject({
      code: "photos.too_many_pixels",
      detail: { params: { max: 25 } },
    });
  });

  test("covers a truncated picture", async () => {
    const [photo, drawing] = [await jpeg(), await scene().png().toBuffer()];
    for (const whole of [photo, drawing]) {
      for (const part of [0.3, 0.6, 0.9]) {
        expect(await outcomeOf(whole.subarray(0, whole.length * part))).toBe("photos.damaged");
      }
    }
  });

  test(`or success is the outcome of each of ${DAMAGED} damaged photos, and the next good one converts`, async () => {
    const photo = await jpeg(320, 240);
    const outcomes: Record<string, number> = {};
    for (let seed = 1; seed <= DAMAGED; seed += 10) {
      const ten = Array.from({ length: 10 }, (_, index) => outcomeOf(damage(photo, seed + index)));
      for (const outcome of await Promise.all(ten)) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
    const { taken = 0, "photos.damaged": damaged = 0, "photos.not_an_image": nothing = 0 } = outcomes;
    expect(taken + damaged + nothing).toBe(DAMAGED);
    expect(damaged).toBeGreaterThan(DAMAGED / 2);
    expect(await outcomeOf(photo)).toBe("taken");
  });
});

describe("the converters", () => {
  test("do not block the thread that answers requests", async () => {
    const photo = await jpeg(4000, 3000);
    await converted(photo);
    const handedOver = await workFor(() => Promise.all(Array.from({ length: 8 }, () => converted(photo))));
    const doneHere = await workFor(() => sharp(photo).resize(1600).webp().toBuffer());
    expect(handedOver / 8).toBeLessThan(doneHere / 4);
  });

  test("fail only their own pictures if they crash", async () => {
    const photo = await jpeg(4000, 3000);
    const atWork = converted(photo);
    endConverters();
    await expect(atWork).rejects.toThrow("died with SIGKILL");
    expect(await outcomeOf(photo)).toBe("taken");
  });

  test("refuse pictures beyond the queue, and convert the others", async () => {
    const photo = await jpeg();
    const outcomes = await Promise.all(Array.from({ length: 60 }, () => outcomeOf(photo)));
    expect(new Set(outcomes)).toEqual(new Set(["taken", "photos.busy"]));
    expect(outcomes.filter((outcome) => outcome === "taken").length).toBeGreaterThan(30);
  });

  test("reserve a place for another site's picture, which is next", async () => {
    const photo = await jpeg(1200, 900);
    let done = 0;
    const storm = Array.from({ length: 30 }, () => converted(photo).then(() => done++));
    await converted(await jpeg(100, 100), "photo.jpg", "onyx");
    expect(done).toBeLessThan(10);
    await Promise.all(storm);
  });
});
