import { createHash } from "node:crypto";
import type { Site } from "~/app/domain/site";
import { isPageName, legalPage, ownPage } from "~/app/domain/site/legal/legal";
import { charactersOf } from "~/app/domain/texts";
import type { Words } from "~/app/locales";
import { fairCache } from "~/db/fair-cache";
import { readServed } from "~/tenants/config/folder";
import { LANGUAGES, type Language } from "~/tenants/config/vocabulary";
import { isLanderName, landers } from "~/themes/landers/registry";
import { lookOf } from "~/themes/mail/look";
import { knobs } from "~/themes/niches/knobs";
import { markOf } from "./icons";
import { type Lettering, letteringOf } from "./lettering";
import { queueDrawing } from "./turns";

export interface SocialCard {
  png: Buffer;
  tag: string;
}

const CARD = /^\/social-card\/([a-z]{2})\/([a-z0-9-]{1,60})\.png$/;

/** Titles of pages whose name does not follow from their address. */
const TITLES = new Map(
  Object.entries({
    index: "index.headline",
    pricing: "pricing.title",
    premium: "pricing.premium",
    complaints: "complaints.title",
    signup: "nav.signup",
  }),
);

/** The size of the cache in bytes. A card has some 30 kB. */
const ROOM = 16 * 1024 * 1024;
const cards = fairCache<string, SocialCard>({ maxSize: ROOM, sizeOf: ({ png }, key) => png.length + key.length });
const drawing = new Map<string, Promise<SocialCard>>();

export interface CardAsked {
  language: Language;
  name: string;
}

export function cardAsked(path: string): CardAsked | undefined {
  const [, code, name = ""] = CARD.exec(path) ?? [];
  const language = LANGUAGES.find((each) => each === code);
  return language && { language, name };
}

/** Draws a card, once per revision. Undefined if the site lacks the page or the language. */
export async function socialCard(site: Site, { language, name }: CardAsked): Promise<SocialCard | undefined> {
  const { tenant } = site;
  if (!tenant.languages.includes(language)) return undefined;
  const title = titleOf(site, name, site.words(language));
  if (title === undefined) return undefined;
  const key = `${tenant.slug} ${tenant.revision} ${language} ${name}`;
  const known = cards.get(tenant.slug, key) ?? drawing.get(key);
  if (known) return known;
  const drawn = queueDrawing(tenant, () => draw(site, title)).finally(() => drawing.delete(key));
  drawing.set(key, drawn);
  const card = await drawn;
  cards.set(tenant.slug, key, card);
  return card;
}

/**
 * Returns the title of a page or a lander. Landers have a prefix, because a tenant's page may have the same name as a
 * lander.
 */
function titleOf(site: Site, name: string, words: Words): string | undefined {
  const [kind, rest = ""] = splitAt(name, "-");
  if (kind === "pages")
    return isPageName(rest) ? legalPage(site, rest, words).title : ownPage(site, rest, words)?.title;
  if (kind === "landers") return isLanderName(rest) ? words.t(landers[rest].title) : undefined;
  const title = TITLES.get(name);
  return title && words.t(title as Parameters<Words["t"]>[0]);
}

function splitAt(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

async function draw(site: Site, title: string): Promise<SocialCard> {
  const { tenant } = site;
  const own = tenant.overrides.icons["social-card.png"];
  const png = (own ? readServed(tenant, own) : undefined) ?? (await drawn(tenant, title));
  return { png, tag: `"${createHash("sha256").update(png).digest("hex").slice(0, 20)}"` };
}

const SIZE = { width: 1200, height: 630 };
const MARGIN = 84;
/** The sizes of titles. A card uses the largest size in which its title fits. */
const SIZES = [104, 92, 80, 70, 60];
const LINES = 3;
const LEADING = 1.14;
/** The maximum width of the title. The bloom begins beside it. */
const WIDTH = 820;

async function drawn(tenant: Site["tenant"], title: string): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const { template, niche, overrides, name } = tenant;
  const [{ color }, lettering] = await Promise.all([lookOf(template, niche.number), letteringOf(template)]);
  const { support } = knobs[niche.number] ?? knobs[1]!;
  const { size, lines } = set(title, lettering);
  const step = size * LEADING;
  const top = SIZE.height - MARGIN - step * (lines.length - 1);
  const brandSize = 46;
  const logo = overrides.logoMarkup?.replaceAll("currentColor", color.text);
  const words = (text: string, fontSize: number, x: number, y: number) =>
    `<path transform="translate(${x} ${y})" fill="${color.text}" stroke="${color.text}" stroke-linejoin="round" stroke-width="${(lettering.stroke * fontSize).toFixed(2)}" d="${lettering.outline(text, fontSize)}"/>`;
  const ground = [
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${color.page}"/>`,
    `<g transform="translate(1096 128) scale(0.62)" fill="${color.accent}">${PETALS}<circle r="44" fill="${support}"/></g>`,
    `<rect x="${MARGIN}" y="${top - size * 0.74 - 62}" width="96" height="10" rx="5" fill="${color.accent}"/>`,
    ...lines.map((line, index) => words(line, size, MARGIN, top + index * step)),
    logo ? "" : words(name, brandSize, MARGIN + 84, MARGIN + 44),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${ground.join("")}</svg>`;
  const mark = logo ?? markOf(tenant);
  const room = logo ? { width: 420, height: 76 } : { width: 64, height: 64 };
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const brand = await sharp(Buffer.from(mark), { density: 200 })
    .resize({ ...room, fit: "contain", position: "left", background: clear })
    .png()
    .toBuffer()
    .catch(() => null); // an invalid drawing costs the card its mark
  return sharp(Buffer.from(svg))
    .composite(brand ? [{ input: brand, left: MARGIN, top: MARGIN - 10 }] : [])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

const PETALS = [0, 72, 144, 216, 288]
  .map((turn) => `<path d="M0 0C-150-70-164-280 0-322C164-280 150-70 0 0Z" transform="rotate(${turn})"/>`)
  .join("");

/** Uses as few lines as possible, and cuts a title that does not fit in the smallest size. */
function set(title: string, lettering: Lettering): { size: number; lines: string[] } {
  for (const size of SIZES) {
    const lines = balanced(title, size, lettering);
    if (lines.length <= LINES && lines.every((line) => lettering.widthOf(line, size) <= WIDTH)) return { size, lines };
  }
  const size = SIZES.at(-1)!;
  const lines = broken(title, size, WIDTH, lettering).slice(0, LINES);
  const last = charactersOf(lines.pop()!);
  while (last.length > 1 && lettering.widthOf(`${last.join("")} …`, size) > WIDTH) last.pop();
  return { size, lines: [...lines, `${last.join("").trimEnd()} …`] };
}

/** Breaks a title into lines of similar length, so that the last line does not have a single word. */
function balanced(title: string, size: number, lettering: Lettering): string[] {
  const whole = broken(title, size, WIDTH, lettering);
  for (let width = WIDTH / 2; width < WIDTH; width += 20) {
    const lines = broken(title, size, width, lettering);
    if (lines.length === whole.length && lines.every((line) => lettering.widthOf(line, size) <= width)) return lines;
  }
  return whole;
}

function broken(title: string, size: number, width: number, { widthOf }: Lettering): string[] {
  const lines: string[] = [];
  // Keeps a non-breaking space with its words.
  for (const word of title.split(/[ \n\t]+/)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
