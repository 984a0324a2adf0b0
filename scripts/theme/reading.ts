import type { Page } from "@playwright/test";

/**
 * Explains why words can't be read, or returns "". They need a box in the window, neither cut off nor covered, letters
 * of 11 px, and 4.5:1 contrast. One readable occurrence is enough.
 */
export async function readingProblemIn(page: Page, words: string): Promise<string> {
  return page.evaluate(`(() => { ${IN_PAGE.join("\n")} return ${readingProblem.name}(${JSON.stringify(words)}); })()`);
}

// These functions run in the page, from their source: they may use only each other and the browser.

function readingProblem(words: string): string {
  const squeezed = (text: string | null) => (text ?? "").replace(/\s+/g, "");
  const wanted = squeezed(words);
  const holders = [...document.body.querySelectorAll<HTMLElement>("*")].filter(
    (element) =>
      !["SCRIPT", "STYLE", "OPTION"].includes(element.tagName) &&
      squeezed(element.textContent).includes(wanted) &&
      ![...element.children].some((child) => squeezed(child.textContent).includes(wanted)),
  );
  if (holders.length === 0) return "is not there";
  const problems = holders.map(problemOf);
  return problems.includes("") ? "" : problems[0]!;
}

function problemOf(element: HTMLElement): string {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return "is hidden";
  element.scrollIntoView({ block: "center" });
  const range = document.createRange();
  range.selectNodeContents(element);
  const box = range.getBoundingClientRect();
  if (box.width < 8 || box.height < 8) return "has no room";
  if (box.left < -1 || box.right > innerWidth + 1) return "reaches out of the window";
  if (Number.parseFloat(getComputedStyle(element).fontSize) < 11) return "is too small";
  const cut = cutBy(element, box);
  if (cut) return `is cut off by ${cut}`;
  const cover = coverOf(element, box);
  if (cover) return `is covered by ${nameOf(cover)}`;
  const ratio = contrastOf(element);
  if (ratio === null) return "stands on a picture, where no contrast is certain";
  return ratio < 4.5 ? `has a contrast of ${ratio.toFixed(2)}` : "";
}

/** Returns the painted element above the middle. Ignores a link as large as its card. */
function coverOf(element: HTMLElement, box: DOMRect): Element | undefined {
  // Elements that let clicks through still cover.
  const solid = document.head.appendChild(document.createElement("style"));
  solid.textContent = "* { pointer-events: auto !important }";
  const stack = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  solid.remove();
  const own = stack.findIndex((each) => each.contains(element) || element.contains(each));
  return stack.slice(0, own < 0 ? undefined : own).find(isPainted);
}

function isPainted(element: Element): boolean {
  if (/^(img|svg|canvas|video|iframe)$/i.test(element.tagName)) return true;
  return [undefined, "::before", "::after"].some((part) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element, part);
    return backgroundImage !== "none" || channelsOf(backgroundColor)[3]! > 0;
  });
}

function cutBy(element: HTMLElement, box: DOMRect): string {
  for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(at);
    if (clipPath !== "none") return nameOf(at);
    const edge = at.getBoundingClientRect();
    if (overflowX !== "visible" && (box.left < edge.left - 1 || box.right > edge.right + 1)) return nameOf(at);
    if (overflowY !== "visible" && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1)) return nameOf(at);
  }
  return "";
}

/** Returns the contrast of the letters with their background; null on a picture. */
function contrastOf(element: HTMLElement): number | null {
  const layers: number[][] = [];
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
    if (Number(opacity) < 1) return null;
    const layer = channelsOf(backgroundColor);
    layers.push(layer);
    if (layer[3] === 1) break;
    if (backgroundImage !== "none") return null;
  }
  const ground = layers.reduceRight((below, above) => laid(above, below), [255, 255, 255, 1]);
  const ink = laid(channelsOf(getComputedStyle(element).color), ground);
  const [light, dark] = [luminance(ink), luminance(ground)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

function laid(above: number[], below: number[]): number[] {
  const alpha = above[3]!;
  return [0, 1, 2].map((n) => above[n]! * alpha + below[n]! * (1 - alpha)).concat(1);
}

function luminance(channels: number[]): number {
  const [r, g, b] = channels.slice(0, 3).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** Paints and reads the colour, because styles write colours in many ways. */
function channelsOf(color: string): number[] {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d")!;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data;
  return [r!, g!, b!, a! / 255];
}

function nameOf(element: Element | null): string {
  return element ? `<${element.tagName.toLowerCase()} class="${element.className}">` : "nothing";
}

const IN_PAGE = [readingProblem, problemOf, coverOf, isPainted, cutBy, contrastOf, laid, luminance, channelsOf, nameOf];
