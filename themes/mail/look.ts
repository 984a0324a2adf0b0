import { tokens as classic } from "../classic/tokens";
import { tokens as lavish } from "../lavish/tokens";
import { knobs } from "../niches/knobs";
import type { TemplateName } from "../registry";
import type { Tokens } from "../roles";
import { tokens as social } from "../social/tokens";

/** A template's tokens under a niche, as far as mail programs understand them: hex colours, pixels, plain font lists. */
export interface Look {
  scheme: "light" | "dark";
  color: Pick<Tokens["color"], "page" | "surface" | "line" | "text" | "muted" | "accent" | "onAccent" | "accentText">;
  font: Tokens["font"];
  weight: Tokens["weight"];
  radius: { control: string; card: string };
}

/** A mail has one scheme: the template's first. */
export function lookOf(template: TemplateName, niche: number): Look {
  const scheme = template === "lavish" ? "dark" : "light";
  const { color, font, weight, radius } = TOKENS[template](knobs[niche] ?? knobs[1]!, scheme);
  return {
    scheme,
    color,
    font: { body: installed(font.body), display: installed(font.display) },
    weight,
    radius: { control: pixels(radius.control), card: pixels(radius.card) },
  };
}

const TOKENS = { social, classic, lavish } satisfies Record<TemplateName, unknown>;

/** Without the typefaces that the pages bring along: a mail brings none. */
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
