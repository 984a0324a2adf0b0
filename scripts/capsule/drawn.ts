import sharp, { type Sharp } from "sharp";
import { BLURRED, SIZES } from "~/app/domain/people/photos/photos.schema";
import type { Tenant } from "~/tenants/config/schema";
import { groupsOf } from "../seed/groups";
import { drawPictures } from "../seed/pictures";

export interface Portraits {
  /** Returns the drawing for a picture's name, always the same, in the size of the name. */
  of(file: string): Uint8Array;
}

/** Number of portraits. Repetition is acceptable in a test copy. */
const COUNT = 12;

/** Maximum side in pixels. Drawings have no finer detail. */
const LARGEST = 800;

export async function drawnPortraits({ slug, niche }: Pick<Tenant, "slug" | "niche">): Promise<Portraits> {
  const drawings: Uint8Array[] = [];
  const media = { has: async () => false, put: async (_: string, bytes: Uint8Array) => void drawings.push(bytes) };
  await drawPictures({ slug, niche: niche.number }, groupsOf(niche.number), COUNT, media);
  const portraits = await Promise.all(drawings.map(inAllForms));
  return {
    of(file) {
      const portrait = portraits[Number.parseInt(file.slice(0, 6), 16) % portraits.length || 0]!;
      const [, size = "l"] = /-([a-z]+)\.\w+$/.exec(file) ?? [];
      return (file.endsWith(".svg") ? portrait.get("svg") : portrait.get(size)) ?? portrait.get("l")!;
    },
  };
}

async function inAllForms(drawing: Uint8Array): Promise<Map<string, Uint8Array>> {
  const forms = new Map<string, Uint8Array>([["svg", drawing]]);
  for (const [size, edge] of Object.entries(SIZES)) forms.set(size, await drawnAt(drawing, edge).toBuffer());
  const { name, edge, sigma } = BLURRED;
  return forms.set(name, await drawnAt(drawing, edge).blur(sigma).toBuffer());
}

function drawnAt(drawing: Uint8Array, edge: number): Sharp {
  const width = Math.min(edge, LARGEST);
  return sharp(drawing).resize({ width, height: width, fit: "inside" }).webp({ quality: 60, effort: 0 });
}
