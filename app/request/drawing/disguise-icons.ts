import type { Disguise } from "~/app/domain/account/accounts/disguises";

const NAMES = /^\/app-(notes|calendar)-(180|192|512|maskable-512)\.png$/;

export const disguiseIconOf = (path: string) => (NAMES.test(path) ? path.slice(1) : undefined);

const drawn = new Map<string, Promise<Buffer>>();

/** Returns the icon as PNG, the same for every site. Drawn once. `name` is from `disguiseIconOf`. */
export function drawnDisguise(name: string): Promise<Buffer> {
  let icon = drawn.get(name);
  if (!icon) {
    icon = draw(name);
    drawn.set(name, icon);
    icon.catch(() => drawn.delete(name)); // the next request tries again
  }
  return icon;
}

async function draw(name: string): Promise<Buffer> {
  const [, disguise, size] = NAMES.exec(`/${name}`)!;
  const { default: sharp } = await import("sharp");
  // Systems do not crop these sizes, so the icon needs round corners of its own.
  const corner = /^(192|512)$/.test(size!) ? 14 : 0;
  const pixels = Number(size!.replace("maskable-", ""));
  return sharp(Buffer.from(SVG[disguise as Disguise](corner)), { density: (72 * pixels) / 64 })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** 64 x 64; the motif is in the middle, where no system crops. */
const SVG: Record<Disguise, (corner: number) => string> = {
  notes: (corner) =>
    svg(
      ground(corner, "#f4c430") +
        '<rect x="19" y="16" width="26" height="32" rx="3" fill="#fff"/>' +
        '<path d="M24 25h16M24 32h16M24 39h10" stroke="#8a6d1a" stroke-width="2.6" stroke-linecap="round"/>',
    ),
  calendar: (corner) =>
    svg(
      ground(corner, "#e9eef5") +
        '<rect x="17" y="18" width="30" height="29" rx="4" fill="#fff"/>' +
        '<path d="M17 27v-5a4 4 0 0 1 4-4h22a4 4 0 0 1 4 4v5z" fill="#2f6fd0"/>' +
        '<path d="M24 15v6M40 15v6" stroke="#1d4a92" stroke-width="2.6" stroke-linecap="round"/>' +
        '<g fill="#7a8798"><circle cx="25" cy="33" r="2"/><circle cx="32" cy="33" r="2"/><circle cx="39" cy="33" r="2"/>' +
        '<circle cx="25" cy="40" r="2"/><circle cx="32" cy="40" r="2"/></g>',
    ),
};

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${content}</svg>`;
const ground = (corner: number, fill: string) => `<rect width="64" height="64" rx="${corner}" fill="${fill}"/>`;
