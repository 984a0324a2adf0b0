import { fade, mix } from "../colour";
import type { NicheKnobs } from "../niches/knobs";
import { byDay, byNight } from "../palette";
import type { Tokens } from "../roles";
import type { Scheme } from "../template";

export const schemes: readonly Scheme[] = ["light", "dark"];

/** Round, roomy and warm; every background has a tint of the niche's colour. */
export function tokens(niche: NicheKnobs, scheme: Scheme): Tokens {
  return scheme === "light" ? { ...shape, ...light(niche) } : { ...shape, ...dark(niche) };
}

const shape: Omit<Tokens, "color" | "shadow"> = {
  font: {
    body: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
    display: '"Gabarito Variable", "Gabarito Fallback", system-ui, sans-serif',
  },
  weight: { body: "400", medium: "600", bold: "700", display: "750" },
  size: {
    xs: "0.8125rem",
    s: "0.9375rem",
    m: "1.0625rem",
    l: "1.375rem",
    xl: "clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem)",
    xxl: "clamp(2.125rem, 1.6rem + 2.4vw, 3.25rem)",
    hero: "clamp(2.625rem, 1.7rem + 4.1vw, 4.75rem)",
  },
  leading: { tight: "1.12", body: "1.55" },
  space: {
    xxs: "0.25rem",
    xs: "0.5rem",
    s: "0.75rem",
    m: "1.125rem",
    l: "1.625rem",
    xl: "2.25rem",
    xxl: "3.5rem",
    xxxl: "5.5rem",
  },
  radius: { control: "1.125rem", card: "1.75rem", picture: "1.375rem", pill: "999px" },
  motion: { quick: "160ms", slow: "420ms", ease: "cubic-bezier(0.3, 1.3, 0.5, 1)" },
  width: { page: "77rem", prose: "43rem", form: "28rem" },
};

function light(niche: NicheKnobs): Pick<Tokens, "color" | "shadow"> {
  const { accent, night, paper } = niche;
  const page = mix(paper, accent, 0.025);
  return {
    color: byDay(niche, {
      page,
      sunken: mix(paper, accent, 0.08),
      line: mix(page, night, 0.1),
      border: mix("#ffffff", night, 0.38),
      text: mix(night, accent, 0.08),
      muted: mix(night, paper, 0.42),
      soft: { base: paper, accent: 0.16, other: 0.17 },
    }),
    shadow: {
      low: `0 1px 2px ${fade(night, 0.05)}, 0 8px 24px -12px ${fade(night, 0.16)}`,
      high: `0 2px 6px ${fade(night, 0.06)}, 0 28px 64px -24px ${fade(mix(night, accent, 0.3), 0.38)}`,
    },
  };
}

function dark(niche: NicheKnobs): Pick<Tokens, "color" | "shadow"> {
  const { accentOnNight, night, paper } = niche;
  const tinted = mix(night, accentOnNight, 0.03);
  const surface = mix(tinted, paper, 0.075);
  return {
    color: byNight(niche, {
      surface,
      raised: mix(tinted, paper, 0.12),
      line: mix(surface, paper, 0.1),
      text: mix(paper, accentOnNight, 0.04),
      soft: { base: night, accent: 0.28, other: 0.25 },
    }),
    shadow: {
      low: `0 1px 2px ${fade("#000000", 0.3)}, 0 8px 24px -12px ${fade("#000000", 0.5)}`,
      high: `0 2px 6px ${fade("#000000", 0.3)}, 0 28px 64px -20px ${fade("#000000", 0.75)}`,
    },
  };
}
