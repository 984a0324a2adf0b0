import { contrast } from "./colour";
import { roles, type Tokens } from "./roles";

type Color = keyof Tokens["color"];

/** The contrasts that roles.ts promises and on which the primitives rely: [foreground, backgrounds, ratio]. */
const PAIRINGS: [Color, Color[], number][] = [
  ["text", ["page", "surface", "raised", "sunken"], 4.5],
  ["muted", ["page", "surface", "raised", "sunken"], 4.5],
  ["accentText", ["page", "surface", "raised"], 4.5],
  ["onAccent", ["accent", "accentHover"], 4.5],
  ["onAccentSoft", ["accentSoft"], 4.5],
  ["onSupport", ["support"], 4.5],
  ["onSupportSoft", ["supportSoft"], 4.5],
  ["onInfoSoft", ["infoSoft"], 4.5],
  ["danger", ["page", "surface", "raised"], 4.5],
  ["onDangerSoft", ["dangerSoft"], 4.5],
  ["success", ["surface", "raised"], 4.5],
  ["border", ["surface"], 3],
  ["focus", ["page", "surface", "raised"], 3],
];

export interface Weakness {
  pair: string;
  got: number;
  ratio: number;
}

/** Lists the pairings with too little contrast. A colour that is no plain hex colour counts as too weak. */
export function weaknesses({ color }: Tokens): Weakness[] {
  return PAIRINGS.flatMap(([top, grounds, ratio]) =>
    grounds
      .map((ground) => ({ pair: `${top} on ${ground}`, got: contrast(color[top], color[ground]), ratio }))
      .filter(({ got }) => !(got >= ratio)),
  );
}

/** Lists roles without a value, and values without a role. */
export function misfits(tokens: object): string[] {
  const filled = valuesOf(tokens);
  const wanted = valuesOf(roles);
  const unset = Object.keys(wanted).filter((role) => !filled[role]?.trim());
  return [...unset, ...Object.keys(filled).filter((role) => !(role in wanted))];
}

function valuesOf(tree: object, before = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === "object"
        ? Object.entries(valuesOf(value, `${before}${key}.`))
        : [[`${before}${key}`, String(value)]],
    ),
  );
}
