import { knobs } from "../niches/knobs";
import type { TemplateName } from "../registry";
import type { Tokens } from "../roles";
import type { Scheme, Template } from "../template";

/** A template's tokens under a niche in the form that mail programs support: hex colours, pixels, plain font lists. */
export interface Look {
  scheme: Scheme;
  color: Pick<Tokens["color"], "page" | "surface" | "line" | "text" | "muted" | "accent" | "onAccent" | "accentText">;
  font: Tokens["font"];
  weight: Tokens["weight"];
  radius: { control: string; card: string };
}

/** Returns the look of emails. An email has only one scheme, the first of its template. */
export async function lookOf(template: TemplateName, niche: number): Promise<Look> {
  // Imports only the tokens, because Node cannot load a template's styles or fonts.
  const { tokens, schemes }: Pick<Template, "tokens" | "schemes"> = await import(`../${template}/tokens.ts`);
  const scheme = schemes[0]!;
  const { color, font, weight, radius } = tokens(knobs[niche] ?? knobs[1]!, scheme);
  return {
    scheme,
    color,
    font: { body: installed(font.body), display: installed(font.display) },
    weight,
    radius: { control: pixels(radius.control), card: pixels(radius.card) },
  };
}

/** The look of the console's emails: the light colours of `themes/console/console.css.ts`. */
export const deskLook: Look = {
  scheme: "light",
  color: {
    page: "#f6f7f9",
    surface: "#ffffff",
    line: "#dfe2e8",
    text: "#1b1f2a",
    muted: "#5b6272",
    accent: "#6a2c91",
    onAccent: "#ffffff",
    accentText: "#6a2c91",
  },
  font: { body: "system-ui, sans-serif", display: "system-ui, sans-serif" },
  weight: { body: "400", medium: "550", bold: "600", display: "650" },
  radius: { control: "6px", card: "8px" },
};

/** Returns the typeface of the template's headlines, by its name in CSS, and its weight. */
export async function displayType(template: TemplateName): Promise<{ family: string; weight: number }> {
  const { tokens, schemes }: Pick<Template, "tokens" | "schemes"> = await import(`../${template}/tokens.ts`);
  const { font, weight } = tokens(knobs[1]!, schemes[0]!);
  const [first = ""] = font.display.split(",");
  return { family: first.trim().replaceAll('"', ""), weight: Number(weight.display) };
}

/** Returns the background colours of a template's pages under a niche, by scheme. */
export function pageColors(template: TemplateName, niche: number): Promise<PageColor[]> {
  const key = `${template} ${niche}`;
  const known = colors.get(key) ?? readColors(template, niche);
  colors.set(key, known);
  return known;
}

export interface PageColor {
  scheme: Scheme;
  color: string;
}

const colors = new Map<string, Promise<PageColor[]>>();

async function readColors(template: TemplateName, niche: number): Promise<PageColor[]> {
  const { tokens, schemes }: Pick<Template, "tokens" | "schemes"> = await import(`../${template}/tokens.ts`);
  return schemes.map((scheme) => ({ scheme, color: tokens(knobs[niche] ?? knobs[1]!, scheme).color.page }));
}

/** Removes web fonts from a list, because an email loads none. */
function installed(fonts: string): string {
  return fonts
    .split(",")
    .map((font) => font.trim())
    .filter((font) => !/(Variable|Fallback)"$/.test(font))
    .join(", ");
}

function pixels(length: string): string {
  return length.endsWith("rem") ? `${Number.parseFloat(length) * 16}px` : length;
}
