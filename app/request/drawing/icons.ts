import { derived } from "~/tenants/config/derived";
import { readServed } from "~/tenants/config/folder";
import type { Tenant } from "~/tenants/config/schema";
import type { IconName } from "~/tenants/config/vocabulary";
import { knobs } from "~/themes/niches/knobs";
import { bloomMark } from "~/themes/niches/mark";
import { drawnScreenshot, SCREENSHOTS, type ScreenshotName } from "./screenshots";
import { queueDrawing } from "./turns";

interface Drawing {
  /** The sizes in pixels. Several sizes make an .ico with as many pictures. */
  sizes: number[];
  /** The share of the picture's width that the mark takes. */
  fills: number;
  /** Whether a background fills the picture, because the system crops it to its own shape. */
  grounded: boolean;
}

const plain = (size: number): Drawing => ({ sizes: [size], fills: 1, grounded: false });
/** Icons of which systems may crop up to a tenth of each side. */
const maskable = (size: number): Drawing => ({ sizes: [size], fills: 0.7, grounded: true });

const DRAWINGS: Record<Exclude<IconName, "icon.svg" | "social-card.png" | ScreenshotName>, Drawing> = {
  "favicon.ico": { sizes: [16, 32, 48], fills: 1, grounded: false },
  "icon-48.png": plain(48),
  "icon-96.png": plain(96),
  "icon-144.png": plain(144),
  "icon-192.png": plain(192),
  "icon-256.png": plain(256),
  "icon-384.png": plain(384),
  "icon-512.png": plain(512),
  "icon-maskable-192.png": maskable(192),
  "icon-maskable-512.png": maskable(512),
  "apple-touch-icon.png": { sizes: [180], fills: 0.8, grounded: true },
};

const iconsOf = derived(() => new Map<IconName, Promise<Buffer>>());

/** Returns the icon as a file: from icon.svg, from a nearly square logo, or from the niche's bloom. Drawn once. */
export function drawnIcon(tenant: Tenant, name: IconName): Promise<Buffer> {
  const icons = iconsOf(tenant);
  let icon = icons.get(name);
  if (!icon) {
    icon = queueDrawing(tenant, () => drawIcon(tenant, name));
    icons.set(name, icon);
    icon.catch(() => icons.delete(name)); // the next caller tries again
  }
  return icon;
}

async function drawIcon(tenant: Tenant, name: IconName): Promise<Buffer> {
  const bloom = bloomMark(tenant.niche.number);
  const mark = markOf(tenant);
  if (name === "icon.svg") return Buffer.from(mark);
  if (isScreenshot(name)) return drawnScreenshot(tenant, name, mark).catch(() => drawnScreenshot(tenant, name, bloom));
  if (name === "social-card.png") return socialCard(tenant, mark).catch(() => socialCard(tenant, bloom));
  // Falls back to the bloom for an invalid drawing, so that the site keeps its icons.
  return rastered(mark, tenant, DRAWINGS[name]).catch(() => rastered(bloom, tenant, DRAWINGS[name]));
}

/** SVG: the site's own mark, or its niche's bloom. */
export function markOf(tenant: Tenant): string {
  return ownMark(tenant) ?? bloomMark(tenant.niche.number);
}

const isScreenshot = (name: IconName): name is ScreenshotName => Object.hasOwn(SCREENSHOTS, name);

function ownMark(tenant: Tenant): string | null {
  const { overrides, niche } = tenant;
  const file = overrides.icons["icon.svg"];
  const own = file && readServed(tenant, file);
  if (own) return own.toString();
  const { logoMarkup } = overrides;
  // Inserts the colour, because on a page the logo takes the colour of the surrounding text.
  return logoMarkup && isSquare(logoMarkup)
    ? logoMarkup.replaceAll("currentColor", knobs[niche.number]?.accent ?? "black")
    : null;
}

/** Returns whether a logo is nearly square. A wordmark would be illegible at 16 px. */
function isSquare(svg: string): boolean {
  const [, width, height] = /\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(svg) ?? [];
  const ratio = Number(width) / Number(height);
  return ratio > 0.66 && ratio < 1.5;
}

async function rastered(svg: string, tenant: Tenant, { sizes, fills, grounded }: Drawing): Promise<Buffer> {
  // Loaded with the first icon, not at the server's start.
  const { default: sharp } = await import("sharp");
  const ground = grounded ? (knobs[tenant.niche.number]?.paper ?? "white") : { r: 0, g: 0, b: 0, alpha: 0 };
  const pictures = await Promise.all(
    sizes.map(async (size) => {
      const inner = Math.round(size * fills);
      const clear = { r: 0, g: 0, b: 0, alpha: 0 };
      const mark = await sharp(Buffer.from(svg)).resize(inner, inner, { fit: "contain", background: clear }).toBuffer();
      const canvas = { width: size, height: size, channels: 4 as const, background: ground };
      const whole = sharp({ create: canvas }).composite([{ input: await sharp(mark).png().toBuffer() }]);
      return { size, png: await whole.png({ compressionLevel: 9 }).toBuffer() };
    }),
  );
  return pictures.length === 1 ? pictures[0]!.png : icoOf(pictures);
}

const CARD = { width: 1200, height: 630 };

/** Draws a link preview without text, because the server's fonts are unknown. */
async function socialCard({ niche, overrides }: Tenant, mark: string): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const { accent, support, paper } = knobs[niche.number] ?? knobs[1]!;
  const petals = [0, 72, 144, 216, 288].map(
    (turn) => `<path d="M0 0C-150-70-164-280 0-322C164-280 150-70 0 0Z" transform="rotate(${turn})"/>`,
  );
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${accent}"/><g transform="translate(1010 560)" fill="${paper}" opacity="0.16">${petals.join("")}</g><g transform="translate(140 40) scale(0.7)" fill="${support}" opacity="0.55">${petals.join("")}</g></svg>`;
  const logo = overrides.logoMarkup?.replaceAll("currentColor", paper);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const room = logo ? { width: 720, height: 260 } : { width: 280, height: 280 };
  const front = await sharp(Buffer.from(logo ?? mark), { density: 300 })
    .resize({ ...room, fit: "contain", background: clear })
    .png()
    .toBuffer();
  return sharp(Buffer.from(ground))
    .resize(CARD.width, CARD.height)
    .composite([{ input: front, gravity: "centre" }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Makes an .ico: a table of pictures, which may be PNG, with the count, then size, length and position of each. */
function icoOf(pictures: { size: number; png: Buffer }[]): Buffer {
  const table = Buffer.alloc(6 + 16 * pictures.length);
  table.writeUInt16LE(1, 2);
  table.writeUInt16LE(pictures.length, 4);
  let place = table.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    table.writeUInt8(size, entry);
    table.writeUInt8(size, entry + 1);
    table.writeUInt16LE(1, entry + 4); // planes
    table.writeUInt16LE(32, entry + 6); // bits per pixel
    table.writeUInt32LE(png.length, entry + 8);
    table.writeUInt32LE(place, entry + 12);
    place += png.length;
  }
  return Buffer.concat([table, ...pictures.map(({ png }) => png)]);
}
