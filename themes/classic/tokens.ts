import { calm, fade, legible, mix } from "../colour";
import type { NicheKnobs } from "../niches/knobs";
import type { Tokens } from "../roles";
import type { Scheme } from "../template";

export const schemes: readonly Scheme[] = ["light", "dark"];

/** Ink on paper: nearly neutral grounds, hairlines for shadows, the niche's colour only on actions. */
export function tokens(niche: NicheKnobs, scheme: Scheme): Tokens {
  return scheme === "light" ? { ...shape, ...byDay(niche) } : { ...shape, ...byNight(niche) };
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

function byDay(niche: NicheKnobs): Pick<Tokens, "color" | "shadow"> {
  const { night, paper } = niche;
  const surface = "#ffffff";
  const page = mix(paper, surface, 0.35);
  const sunken = mix(paper, night, 0.045);
  const accent = mix(niche.accent, night, 0.14);
  const support = mix(niche.support, night, 0.14);
  const accentSoft = mix(paper, accent, 0.09);
  const supportSoft = mix(paper, support, 0.1);
  const informing = calm(support, accent, night);
  const infoSoft = mix(paper, informing, 0.1);
  const dangerSoft = "#fbeceb";
  const grounds = [page, surface, sunken];
  return {
    color: {
      page,
      surface,
      raised: surface,
      sunken,
      line: mix(page, night, 0.14),
      border: legible(mix(surface, night, 0.4), night, 3.2, grounds),
      text: mix(night, paper, 0.06),
      muted: legible(mix(night, paper, 0.36), night, 5, [...grounds, accentSoft, supportSoft, infoSoft]),
      accent,
      accentHover: mix(accent, night, 0.28),
      onAccent: surface,
      accentText: legible(accent, night, 5, [...grounds, accentSoft]),
      accentSoft,
      onAccentSoft: legible(mix(accent, night, 0.35), night, 7, [accentSoft]),
      support,
      onSupport: surface,
      supportSoft,
      onSupportSoft: legible(mix(support, night, 0.35), night, 7, [supportSoft]),
      infoSoft,
      onInfoSoft: legible(mix(informing, night, 0.35), night, 7, [infoSoft]),
      danger: legible("#b3261e", night, 4.7, [...grounds, dangerSoft]),
      dangerSoft,
      onDangerSoft: legible("#8c1d18", night, 7, [dangerSoft]),
      success: legible("#1f7043", night, 4.7, grounds),
      focus: legible(informing, night, 4.5, [...grounds, accentSoft]),
      scrim: fade(night, 0.5),
    },
    shadow: { low: "none", high: `0 1px 2px ${fade(night, 0.08)}, 0 10px 30px -10px ${fade(night, 0.25)}` },
  };
}

function byNight({ accentOnNight, supportOnNight, night, paper }: NicheKnobs): Pick<Tokens, "color" | "shadow"> {
  const white = "#ffffff";
  const page = mix(night, paper, 0.02);
  const surface = mix(night, paper, 0.06);
  const raised = mix(night, paper, 0.1);
  const sunken = mix(night, "#000000", 0.35);
  const accent = mix(accentOnNight, paper, 0.12);
  const support = mix(supportOnNight, paper, 0.12);
  const accentSoft = mix(night, accent, 0.18);
  const supportSoft = mix(night, support, 0.17);
  const informing = calm(support, accent, paper);
  const infoSoft = mix(night, informing, 0.17);
  const dangerSoft = mix(night, "#ff8a80", 0.18);
  const grounds = [page, surface, raised, sunken];
  return {
    color: {
      page,
      surface,
      raised,
      sunken,
      line: mix(night, paper, 0.17),
      border: legible(mix(surface, paper, 0.36), white, 3.2, grounds),
      text: mix(paper, night, 0.08),
      muted: legible(mix(night, paper, 0.62), white, 5, [...grounds, accentSoft, supportSoft, infoSoft]),
      accent,
      accentHover: mix(accent, white, 0.32),
      onAccent: night,
      accentText: legible(accent, white, 5, [...grounds, accentSoft]),
      accentSoft,
      onAccentSoft: legible(mix(accent, white, 0.5), white, 7, [accentSoft]),
      support,
      onSupport: night,
      supportSoft,
      onSupportSoft: legible(mix(support, white, 0.5), white, 7, [supportSoft]),
      infoSoft,
      onInfoSoft: legible(mix(informing, white, 0.5), white, 7, [infoSoft]),
      danger: legible("#ff958d", white, 4.7, [...grounds, dangerSoft]),
      dangerSoft,
      onDangerSoft: legible("#ffdad6", white, 7, [dangerSoft]),
      success: legible("#84d3a6", white, 4.7, grounds),
      focus: legible(informing, white, 4.5, [...grounds, accentSoft]),
      scrim: fade("#000000", 0.65),
    },
    shadow: { low: "none", high: `0 1px 2px ${fade("#000000", 0.4)}, 0 12px 32px -8px ${fade("#000000", 0.7)}` },
  };
}
