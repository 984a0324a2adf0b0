import { fade, mix } from "../colour";
import type { NicheKnobs } from "../niches/knobs";
import { byDay, byNight } from "../palette";
import type { Tokens } from "../roles";
import type { Scheme } from "../template";

export const schemes: readonly Scheme[] = ["light", "dark"];

/** Looks like ink on paper: nearly neutral backgrounds, hairlines for shadows, the niche's colour only on actions. */
export function tokens(niche: NicheKnobs, scheme: Scheme): Tokens {
  return scheme === "light" ? { ...shape, ...light(niche) } : { ...shape, ...dark(niche) };
}

const shape: Omit<Tokens, "color" | "shadow"> = {
  font: {
    body: '"Source Sans 3 Variable", "Source Sans Fallback", system-ui, sans-serif',
    display: '"Source Serif 4 Variable", "Source Serif Fallback", Georgia, serif',
  },
  weight: { body: "400", medium: "600", bold: "700", display: "560" },
  size: {
    xs: "0.875rem",
    s: "0.9375rem",
    m: "1.0625rem",
    l: "1.3125rem",
    xl: "clamp(1.625rem, 1.45rem + 0.8vw, 2rem)",
    xxl: "clamp(1.875rem, 1.5rem + 1.6vw, 2.625rem)",
    hero: "clamp(2.25rem, 1.55rem + 3vw, 3.75rem)",
  },
  leading: { tight: "1.18", body: "1.5" },
  space: {
    xxs: "0.25rem",
    xs: "0.5rem",
    s: "0.75rem",
    m: "1rem",
    l: "1.5rem",
    xl: "2.25rem",
    xxl: "3.25rem",
    xxxl: "4.75rem",
  },
  radius: { control: "0.25rem", card: "0.375rem", picture: "0.1875rem", pill: "0.4375rem" },
  motion: { quick: "120ms", slow: "240ms", ease: "ease-out" },
  width: { page: "80rem", prose: "41rem", form: "26rem" },
};

const ratio = { border: 3.2, muted: 5, accentText: 5, focus: 4.5 };

function light(niche: NicheKnobs): Pick<Tokens, "color" | "shadow"> {
  const { night, paper } = niche;
  const page = mix(paper, "#ffffff", 0.35);
  return {
    color: byDay(niche, {
      page,
      sunken: mix(paper, night, 0.045),
      line: mix(page, night, 0.14),
      text: mix(night, paper, 0.06),
      muted: mix(night, paper, 0.36),
      accent: mix(niche.accent, night, 0.14),
      hover: 0.28,
      support: mix(niche.support, night, 0.14),
      soft: { base: paper, accent: 0.09, other: 0.1 },
      deep: { accent: 0.35, other: 0.35 },
      dangerSoft: "#fbeceb",
      success: "#1f7043",
      scrim: fade(night, 0.5),
      ratio,
    }),
    shadow: { low: "none", high: `0 1px 2px ${fade(night, 0.08)}, 0 10px 30px -10px ${fade(night, 0.25)}` },
  };
}

function dark(niche: NicheKnobs): Pick<Tokens, "color" | "shadow"> {
  const { accentOnNight, supportOnNight, night, paper } = niche;
  return {
    color: byNight(niche, {
      page: mix(night, paper, 0.02),
      surface: mix(night, paper, 0.06),
      raised: mix(night, paper, 0.1),
      sunken: mix(night, "#000000", 0.35),
      line: mix(night, paper, 0.17),
      text: mix(paper, night, 0.08),
      muted: mix(night, paper, 0.62),
      accent: mix(accentOnNight, paper, 0.12),
      hover: 0.32,
      support: mix(supportOnNight, paper, 0.12),
      soft: { base: night, accent: 0.18, other: 0.17 },
      deep: { accent: 0.5, other: 0.5 },
      danger: "#ff958d",
      dangerSoft: mix(night, "#ff8a80", 0.18),
      success: "#84d3a6",
      scrim: fade("#000000", 0.65),
      ratio,
    }),
    shadow: { low: "none", high: `0 1px 2px ${fade("#000000", 0.4)}, 0 12px 32px -8px ${fade("#000000", 0.7)}` },
  };
}
