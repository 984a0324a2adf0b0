import type { Tenant } from "~/tenants/config/schema";
import { type Look, lookOf } from "~/themes/mail/look";

/** The pictures of a site that a browser shows when it offers to install it, with their sizes in pixels. */
export const SCREENSHOTS = {
  "screenshot-search.png": { width: 1080, height: 1920 },
  "screenshot-chat.png": { width: 1080, height: 1920 },
  "screenshot-wide.png": { width: 1920, height: 1080 },
} as const;
export type ScreenshotName = keyof typeof SCREENSHOTS;

type Size = { width: number; height: number };
/** Height of the bars at the top and at a phone's bottom. */
const BAR = 150;

/**
 * Draws a picture of the site, with lines instead of text and figures instead of members. `mark` is SVG. Rejects if
 * `mark` is invalid.
 */
export async function drawnScreenshot(tenant: Tenant, name: ScreenshotName, mark: string): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const look = await lookOf(tenant.template, tenant.niche.number);
  const size = SCREENSHOTS[name];
  const logo = tenant.overrides.logoMarkup?.replaceAll("currentColor", look.color.text);
  const brand = await sharp(Buffer.from(logo ?? mark), { density: 200 })
    .resize({ width: 420, height: 70, fit: "contain", position: "left", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  return sharp(Buffer.from(drawing(name, size, look)))
    .composite([{ input: brand, left: 56, top: 40 }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

function drawing(name: ScreenshotName, size: Size, look: Look): string {
  const { width, height } = size;
  const wide = width > height;
  const chats = name === "screenshot-chat.png";
  const parts = [
    box(0, 0, width, height, 0, look.color.page),
    chats ? chat(size, look) : people(size, wide, look),
    box(0, 0, width, BAR, 0, look.color.surface) + box(0, BAR, width, 2, 0, look.color.line),
    chats ? "" : navigation(size, wide, look),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join("")}</svg>`;
}

function people({ width }: Size, wide: boolean, look: Look): string {
  const columns = wide ? 5 : 2;
  const gap = 44;
  const card = (width - gap * (columns + 1)) / columns;
  const tall = card * 1.32;
  const cards: string[] = [];
  for (let index = 0; index < columns * 3; index++) {
    const left = gap + (index % columns) * (card + gap);
    cards.push(person(left, BAR + gap + Math.floor(index / columns) * (tall + gap), card, tall, index, look));
  }
  return cards.join("");
}

function person(left: number, top: number, width: number, height: number, index: number, { color, radius }: Look) {
  const corner = Number.parseFloat(radius.card) * 1.6;
  const picture = height * 0.74;
  const [middle, head] = [left + width / 2, width * 0.15];
  const clip = `<clipPath id="p${index}"><rect x="${left}" y="${top}" width="${width}" height="${picture}"/></clipPath>`;
  const figure =
    `<g clip-path="url(#p${index})" fill="${color.surface}" opacity="0.6"><circle cx="${middle}" cy="${top + picture * 0.4}" r="${head}"/>` +
    `<ellipse cx="${middle}" cy="${top + picture}" rx="${width * 0.3}" ry="${picture * 0.36}"/></g>`;
  const tint = `fill="${color.accent}" opacity="${[0.55, 0.35, 0.75, 0.45, 0.65][index % 5]}"`;
  return (
    box(left, top, width, height, corner, color.surface) +
    `${clip}<path d="${rounded(left, top, width, picture, corner)}" ${tint}/>${figure}` +
    box(left + 30, top + picture + 26, width * 0.45, 26, 13, color.text) +
    box(left + 30, top + picture + 70, width * 0.3, 18, 9, color.line) +
    heart(left + width - 66, top + picture + 50, color.accent)
  );
}

function chat({ width, height }: Size, { color, radius }: Look): string {
  const corner = Number.parseFloat(radius.card) * 1.6;
  const messages: [own: boolean, share: number, lines: number][] = [
    ...([
      [false, 0.62, 2],
      [true, 0.5, 1],
      [false, 0.7, 3],
    ] as [boolean, number, number][]),
    ...([
      [true, 0.66, 2],
      [false, 0.4, 1],
      [true, 0.58, 2],
    ] as [boolean, number, number][]),
  ];
  let top = BAR + 60;
  const bubbles = messages.map(([own, share, lines]) => {
    const [wide, tall] = [width * share, 64 + lines * 46];
    const left = own ? width - 50 - wide : 50;
    const ink = own ? color.onAccent : color.muted;
    const words = Array.from({ length: lines }, (_, line) =>
      box(left + 40, top + 42 + line * 46, (wide - 80) * (line === lines - 1 ? 0.6 : 1), 20, 10, ink),
    );
    const bubble = box(left, top, wide, tall, corner, own ? color.accent : color.surface) + words.join("");
    top += tall + 44;
    return bubble;
  });
  const field = height - 190;
  const composer =
    box(50, field, width - 240, 120, 60, color.surface) +
    box(100, field + 50, 300, 20, 10, color.line) +
    `<circle cx="${width - 110}" cy="${field + 60}" r="60" fill="${color.accent}"/>` +
    `<path d="M${width - 132} ${field + 34}l52 26l-52 26l10-26z" fill="${color.onAccent}"/>`;
  return bubbles.join("") + composer;
}

function navigation({ width, height }: Size, wide: boolean, { color }: Look): string {
  const inks = [color.accent, color.muted, color.muted, color.muted];
  if (wide) return inks.map((ink, index) => box(width - 760 + index * 180, 64, 120, 22, 11, ink)).join("");
  const marks = inks.map((ink, index) => {
    const middle = ((index + 0.5) * width) / inks.length;
    return `<circle cx="${middle}" cy="${height - 92}" r="26" fill="${ink}"/>${box(middle - 44, height - 48, 88, 14, 7, ink)}`;
  });
  return (
    box(0, height - BAR, width, BAR, 0, color.surface) + box(0, height - BAR, width, 2, 0, color.line) + marks.join("")
  );
}

function box(x: number, y: number, width: number, height: number, corner: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="${fill}"/>`;
}

function rounded(x: number, y: number, width: number, height: number, corner: number): string {
  const top = `M${x} ${y + corner}a${corner} ${corner} 0 0 1 ${corner} ${-corner}h${width - 2 * corner}`;
  return `${top}a${corner} ${corner} 0 0 1 ${corner} ${corner}v${height - corner}h${-width}z`;
}

function heart(x: number, y: number, fill: string): string {
  return `<path d="M${x} ${y + 26}c-34-22-34-52-14-52c10 0 14 10 14 12c0-2 4-12 14-12c20 0 20 30-14 52z" fill="${fill}"/>`;
}
