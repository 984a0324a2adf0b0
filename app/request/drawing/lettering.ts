import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "fontkit";
import type { TemplateName } from "~/tenants/config/vocabulary";
import { displayType } from "~/themes/mail/look";

/** Converts text to outlines, because the server's fonts are unknown. */
export interface Lettering {
  /** Returns the width of a text, in the unit of `size`. */
  widthOf(text: string, size: number): number;
  /** Returns the path data, from x 0 on the baseline y 0. */
  outline(text: string, size: number): string;
  /** The width of the stroke that gives the outlines the template's weight, as a share of the font size. */
  stroke: number;
}

const known = new Map<TemplateName, Promise<Lettering>>();

/**
 * Returns the lettering in the typeface of a template's headlines. If the template uses the reader's own fonts, in a
 * typeface with all letters.
 */
export function letteringOf(template: TemplateName): Promise<Lettering> {
  const lettering = known.get(template) ?? read(template);
  known.set(template, lettering);
  lettering.catch(() => known.delete(template)); // the next caller tries again
  return lettering;
}

async function read(template: TemplateName): Promise<Lettering> {
  const { family, weight } = await displayType(template);
  // Loaded with the first picture, not at the server's start.
  const { create } = await import("fontkit");
  const files = filesOf(family);
  const fonts = await Promise.all(files.map(async (file) => create(await readFile(file))));
  const heavier = weight - (fonts[0]!.variationAxes.wght?.default ?? 700);
  const runs = (text: string, size: number) => runsOf(fonts, text).map(({ font, part }) => laidOut(font, part, size));
  return {
    widthOf: (text, size) => runs(text, size).reduce((sum, { width }) => sum + width, 0),
    outline(text, size) {
      let x = 0;
      return runs(text, size)
        .map(({ pathAt, width }) => {
          const path = pathAt(x);
          x += width;
          return path;
        })
        .join("");
    },
    stroke: Math.max(0, heavier) * STROKE,
  };
}

/**
 * The thickness that one step of font weight adds to a line, as a share of the font size. The files contain outlines of
 * one weight only.
 */
const STROKE = 0.0001;

const { resolve } = createRequire(import.meta.url);

/** Returns the font files: the template's own for most letters and for Polish, and a font with all other letters. */
function filesOf(family: string): string[] {
  const name = family
    .replace(/ Variable$/, "")
    .replaceAll(" ", "-")
    .toLowerCase();
  const own = ["latin", "latin-ext"].flatMap((subset) => {
    try {
      return resolve(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`);
    } catch {
      return [];
    }
  });
  return [...own, resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf")];
}

/** Returns the text in parts, each with the first font that has its letters. */
function runsOf(fonts: Font[], text: string): { font: Font; part: string }[] {
  const runs: { font: Font; part: string }[] = [];
  for (const letter of text) {
    const font = fonts.find((each) => each.hasGlyphForCodePoint(letter.codePointAt(0)!)) ?? fonts[0]!;
    const last = runs.at(-1);
    if (last?.font === font) last.part += letter;
    else runs.push({ font, part: letter });
  }
  return runs;
}

function laidOut(font: Font, text: string, size: number) {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * scale;
  const pathAt = (start: number) => {
    let x = start;
    return glyphs
      .map(({ path }, index) => {
        const drawn = path.scale(scale, -scale).translate(x, 0).toSVG();
        x += positions[index]!.xAdvance * scale;
        return drawn;
      })
      .join("");
  };
  return { width, pathAt };
}
