import { fade, mix } from "../colour";
import type { NicheKnobs } from "../niches/knobs";
import { byDay, byNight } from "../palette";
import type { Tokens } from "../roles";
import type { Scheme } from "../template";

/** The colour schemes of the template. For a single one, remove the other here and in theme.css.ts. */
export const schemes: readonly Scheme[] = ["light", "dark"];

/** Makes a value for every role from a niche's six colours. Pure: the checks call it for every niche and scheme. */
export function tokens(niche: NicheKnobs, scheme: Scheme): Tokens {
  return { ...shape, ...(scheme === "light" ? light(niche) : dark(niche)) };
}

// 1. The shape: type, space, corners, motion. The quickest way to another character.
const shape: Omit<Tokens, "color" | "shadow"> = {
  font: { body: "system-ui, sans-serif", display: "system-ui, sans-serif" },
  weight: { body: "400", medium: "500", bold: "700", display: "700" },
  size: {
    xs: "0.8125rem",
    s: "0.9375rem",
    m: "1.0625rem",
    l: "1.3125rem",
    xl: "clamp(1.625rem, 1.4rem + 1vw, 2rem)",
    xxl: "clamp(2rem, 1.6rem + 2vw, 2.75rem)",
    hero: "clamp(2.5rem, 1.8rem + 3.5vw, 4rem)",
  },
  leading: { tight: "1.15", body: "1.55" },
  space: {
    xxs: "0.25rem",
    xs: "0.5rem",
    s: "0.75rem",
    m: "1rem",
    l: "1.5rem",
    xl: "2.25rem",
    xxl: "3.5rem",
    xxxl: "5rem",
  },
  radius: { control: "0.5rem", card: "0.75rem", picture: "0.5rem", pill: "999px" },
  motion: { quick: "140ms", slow: "320ms", ease: "ease-out" },
  width: { page: "72rem", prose: "42rem", form: "28rem" },
};

// 2. The colours. `palette.ts` has the other choices, and makes all colours readable on their backgrounds.
function light(niche: NicheKnobs): Pick<Tokens, "color" | "shadow"> {
  const { night, paper } = niche;
  return {
    color: byDay(niche, { sunken: mix(paper, night, 0.05), soft: { base: paper, accent: 0.14, other: 0.14 } }),
    shadow: { low: `0 1px 3px ${fade(night, 0.12)}`, high: `0 12px 32px -8px ${fade(night, 0.3)}` },
  };
}

function dark(niche: NicheKnobs): Pick<Tokens, "color" | "shadow"> {
  const { night, paper } = niche;
  const black = "#000000";
  const surface = mix(night, paper, 0.07);
  return {
    color: byNight(niche, { surface, border: mix(surface, paper, 0.4), sunken: mix(night, black, 0.3) }),
    shadow: { low: `0 1px 3px ${fade(black, 0.4)}`, high: `0 12px 32px -8px ${fade(black, 0.7)}` },
  };
}
