import type { Locator, Page } from "@playwright/test";

interface Point {
  x: number;
  y: number;
}

/**
 * The number of steps of a drag. Chromium decides at the first steps whether the page or its own scrolling gets a
 * touch.
 */
const STEPS = 12;

/**
 * Touches a page like a finger. Chromium gets each touch, so it may take a gesture from the page (`pointercancel`),
 * scroll, or go back in the history. Needs a context with `touch`.
 */
export async function fingerOn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  /** Puts the finger down, drags it along `path` and lifts it. */
  const drag = async (...path: [Point, ...Point[]]) => {
    let at = path[0];
    await send("touchStart", [at]);
    for (const to of path.slice(1)) {
      const from = at;
      for (let step = 1; step <= STEPS; step++) {
        at = { x: from.x + ((to.x - from.x) * step) / STEPS, y: from.y + ((to.y - from.y) * step) / STEPS };
        await send("touchMove", [at]);
      }
    }
    await send("touchEnd", []);
    await page.evaluate(waitUntilStill);
  };
  /** Drags by so many px, from a point of the element given in shares of its size. */
  const swipe = async (element: Locator, by: Partial<Point>, from: Point = { x: 0.5, y: 0.5 }) => {
    const start = await pointOf(element, from);
    await drag(start, { x: start.x + (by.x ?? 0), y: start.y + (by.y ?? 0) });
  };
  /** Presses until the browser shows the element's menu, if it has one, then lifts the finger. */
  const hold = async (element: Locator) => {
    const { x, y } = await pointOf(element);
    await devtools.send("Input.synthesizeTapGesture", { x, y, duration: 900 });
  };
  return { drag, swipe, hold };
}

/** Converts a point in shares of an element's size to window coordinates. */
export async function pointOf(element: Locator, share: Point = { x: 0.5, y: 0.5 }): Promise<Point> {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width * share.x, y: y + height * share.y };
}

/** Waits until the page stops moving: it still scrolls briefly after the finger is lifted. */
async function waitUntilStill(): Promise<void> {
  const places = () => [...document.querySelectorAll("body, body *")].map((each) => each.scrollTop + each.scrollLeft);
  let before = "";
  for (let still = 0; still < 10; ) {
    await new Promise(requestAnimationFrame);
    const now = `${scrollY} ${places()}`;
    still = now === before ? still + 1 : 0;
    before = now;
  }
}
