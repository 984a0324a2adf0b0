/**
 * Reference screenshots of every page in tests/e2e/pictures/<Chromium's version>-<its hand>: lossless, compared
 * exactly. Another Chromium or another machine may draw text differently.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { drafts, shelf } from "../../scripts/pictures.mjs";

const SAMPLE_FONT = "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
/** Attempts before a page counts as different, with the waits before each, in ms. */
const ATTEMPTS = 4;
const PAUSE = 250;
/**
 * Maximum wait for a screenshot, in ms. A screenshot takes 0.1 s, but Chromium sometimes waits for a frame that it has
 * no reason to draw.
 */
const PICTURE_PATIENCE = 5_000;

export interface PictureBook {
  /** Whether a set of pictures exists or is being made. */
  open: boolean;
  /**
   * Compares the page with its picture, or stores the picture while a set is made. Returns the difference, if any.
   * `drawAnew` redraws the page at once: a page drawn in parts may differ at a slanted edge.
   */
  check(page: Page, name: string, drawAnew: () => Promise<void>): Promise<string | undefined>;
  /** The names of the existing pictures. */
  names(): string[];
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Opens the named set. `differences` is the folder for expected, actual and different pixels, side by side. */
export function openPictureBook(name: string, differences: string, making: boolean): PictureBook {
  return making ? newBook(join(drafts, name)) : knownBook(join(shelf, name), differences);
}

/** Returns the name of the set that this browser draws. */
export async function setOf(browser: Browser): Promise<string> {
  return `${browser.version()}-${await handOf(browser)}`;
}

/**
 * Returns eight characters that identify how text, gradients, blurs and slanted edges are drawn: fonts are smoothed by
 * the system's settings, and sums rounded by the processor.
 */
async function handOf(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 480, height: 320 } });
  const font = readFileSync(fileURLToPath(import.meta.resolve(SAMPLE_FONT))).toString("base64");
  await page.setContent(`
    <style>
      @font-face { font-family: Sample; src: url(data:font/woff2;base64,${font}) }
      body { margin: 0; font: 600 17.3px/1.3 Sample; background: linear-gradient(107deg, #f6d5dc, #163a9f) }
      p { margin: 7px; padding: 9px 13px; width: 190px; border-radius: 11px 23px; background: #fffc; box-shadow: 0 5px 17px #0007 }
      p + p { transform: rotate(-3.7deg); filter: blur(0.8px) }
      p + p + p { color: #fff; background: radial-gradient(circle at 30% 20%, #d2335c, #2a0b26 83%); filter: none }
    </style>
    <p>Hamburgefonstiv, 37</p><p>größer, été, ¿qué?</p><p>Sphinx of quartz</p>`);
  await page.evaluate(() => document.fonts.ready);
  const { data } = await pixelsOnceDrawn(page, async () => page.setViewportSize({ width: 480, height: 320 }));
  await page.close();
  return createHash("sha256").update(data).digest("hex").slice(0, 8);
}

/** Explains why this set's browser can't be compared. Undefined if it can. */
export function obstacleTo(set: string): string | undefined {
  if (existsSync(join(shelf, set))) return undefined;
  const others = existsSync(shelf) ? readdirSync(shelf).join(", ") : "";
  return (
    `There are no pictures to compare with that were drawn like ${set}${others && `, only by ${others}`}. ` +
    "Where the pages look right, make them: npm test -- --pictures"
  );
}

function knownBook(kept: string, differences: string): PictureBook {
  const files = existsSync(kept) ? readdirSync(kept) : [];
  return {
    open: files.length > 0,
    async check(page, name, drawAnew) {
      const file = `${name}.webp`;
      if (!existsSync(join(kept, file))) return `${name}: there is no picture of it. npm test -- --pictures makes one`;
      const expected = await pixelsOf(join(kept, file));
      let actual: Pixels | undefined;
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        if (actual) {
          await wait(PAUSE);
          await drawAnew();
        }
        actual = await pixelsOnceDrawn(page, drawAnew);
        if (same(expected, actual)) return undefined;
      }
      const sheet = join(differences, `${name}.png`);
      const count = await drawDifference(expected, actual!, sheet);
      return `${name}: ${count} pixels differ, see ${sheet} (expected, actual, difference)`;
    },
    names: () => files.map((file) => file.replace(/\.webp$/, "")),
  };
}

/** Stores a draft once two pictures in a row are equal. Keeps drafts once all exist. */
function newBook(draft: string): PictureBook {
  return {
    open: true,
    async check(page, name, drawAnew) {
      let before: Pixels | undefined;
      for (let attempt = 0; attempt <= ATTEMPTS; attempt++) {
        const now = await pixelsOnceDrawn(page, drawAnew);
        if (before && same(before, now)) {
          const { data, width, height } = now;
          const picture = sharp(data, { raw: { width, height, channels: 3 } });
          mkdirSync(draft, { recursive: true });
          writeFileSync(join(draft, `${name}.webp`), await picture.webp({ lossless: true, effort: 4 }).toBuffer());
          return undefined;
        }
        before = now;
        await wait(PAUSE);
        await drawAnew();
      }
      return `${name}: does not come to rest, so no picture of it can be kept`;
    },
    names: () => [],
  };
}

async function pixelsOnceDrawn(page: Page, drawAnew: () => Promise<void>): Promise<Pixels> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const picture = await photograph(page);
    if (picture) return pixelsOf(picture);
    await drawAnew();
  }
  throw new Error("Chromium gives no picture of it");
}

/**
 * Takes a picture of the visible part of the page. Chromium draws other parts inconsistently, and Playwright's own
 * function takes twice as long. Undefined if Chromium returns no picture.
 */
async function photograph(page: Page): Promise<Buffer | undefined> {
  const session = await page.context().newCDPSession(page);
  const taken = session.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
  const late = new AbortController();
  const picture = await Promise.race([taken, wait(PICTURE_PATIENCE, undefined, { signal: late.signal })]);
  late.abort();
  await session.detach();
  return picture && Buffer.from(picture.data, "base64");
}

async function pixelsOf(picture: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function same(one: Pixels, other: Pixels): boolean {
  return one.width === other.width && one.height === other.height && one.data.equals(other.data);
}

const MARK = [230, 0, 90];

/** Draws expected, actual, and a pale copy with marked differences. Returns their number. */
async function drawDifference(expected: Pixels, actual: Pixels, path: string): Promise<number> {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const [before, after] = [onSheet(expected, width, height), onSheet(actual, width, height)];
  const marked = Buffer.alloc(before.length);
  let count = 0;
  for (let at = 0; at < before.length; at += 3) {
    const differs = before.compare(after, at, at + 3, at, at + 3) !== 0;
    if (differs) count++;
    for (let channel = 0; channel < 3; channel++)
      marked[at + channel] = differs ? MARK[channel]! : 200 + after[at + channel]! * 0.2;
  }
  const gap = 16;
  const columns = [before, after, marked].map((input, index) => {
    return { input, raw: { width, height, channels: 3 as const }, left: index * (width + gap), top: 0 };
  });
  mkdirSync(join(path, ".."), { recursive: true });
  const background = { r: 90, g: 90, b: 90 };
  const sheet = sharp({ create: { width: width * 3 + gap * 2, height, channels: 3, background } });
  await sheet.composite(columns).png().toFile(path);
  return count;
}

/** Fills the area outside the picture with white. */
function onSheet({ data, width, height }: Pixels, sheetWidth: number, sheetHeight: number): Buffer {
  const sheet = Buffer.alloc(sheetWidth * sheetHeight * 3, 255);
  for (let row = 0; row < height; row++) data.copy(sheet, row * sheetWidth * 3, row * width * 3, (row + 1) * width * 3);
  return sheet;
}
