import { calm, fade, legible, mix } from "../colour";
import type { NicheKnobs } from "../niches/knobs";
import type { Tokens } from "../roles";
import type { Scheme } from "../template";

export const schemes: readonly Scheme[] = ["light", "dark"];

/** Round, roomy and warm; every ground has a tint of the niche's colour. */
export function tokens(niche: NicheKnobs, scheme: Scheme): Tokens {
  return scheme === "light" ? { ...shape, ...byDay(niche) } : { ...shape, ...byNight(niche) };
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

function byDay({ accent, support, night, paper }: NicheKnobs): Pick<Tokens, "color" | "shadow"> {
  const surface = "#ffffff";
  const page = mix(paper, accent, 0.025);
  const sunken = mix(paper, accent, 0.08);
  const accentSoft = mix(paper, accent, 0.16);
  const supportSoft = mix(paper, support, 0.17);
  const informing = calm(support, accent, night);
  const infoSoft = mix(paper, informing, 0.17);
  const dangerSoft = "#fdebe9";
  const grounds = [page, surface, sunken];
  return {
    color: {
      page,
      surface,
      raised: surface,
      sunken,
      line: mix(page, night, 0.1),
      border: legible(mix(surface, night, 0.38), night, 3.1, grounds),
      text: mix(night, accent, 0.08),
      muted: legible(mix(night, paper, 0.42), night, 4.7, [...grounds, accentSoft, supportSoft, infoSoft]),
      accent,
      accentHover: mix(accent, night, 0.2),
      onAccent: surface,
      accentText: legible(accent, night, 4.7, grounds),
      accentSoft,
      onAccentSoft: legible(mix(accent, night, 0.4), night, 7, [accentSoft]),
      support,
      onSupport: surface,
      supportSoft,
      onSupportSoft: legible(mix(support, night, 0.4), night, 7, [supportSoft]),
      infoSoft,
      onInfoSoft: legible(mix(informing, night, 0.4), night, 7, [infoSoft]),
      danger: legible("#b3261e", night, 4.7, [...grounds, dangerSoft]),
      dangerSoft,
      onDangerSoft: legible("#8c1d18", night, 7, [dangerSoft]),
      success: legible("#1c7a4a", night, 4.7, grounds),
      focus: legible(informing, night, 4, [...grounds, accentSoft]),
      scrim: fade(night, 0.55),
    },
    shadow: {
      low: `0 1px 2px ${fade(night, 0.05)}, 0 8px 24px -12px ${fade(night, 0.16)}`,
      high: `0 2px 6px ${fade(night, 0.06)}, 0 28px 64px -24px ${fade(mix(night, accent, 0.3), 0.38)}`,
    },
  };
}

function byNight({ accentOnNight, supportOnNight, night, paper }: NicheKnobs): Pick<Tokens, "color" | "shadow"> {
  const white = "#ffffff";
  const tinted = mix(night, accentOnNight, 0.03);
  const surface = mix(tinted, paper, 0.075);
  const raised = mix(tinted, paper, 0.12);
  const sunken = mix(night, "#000000", 0.3);
  const accentSoft = mix(night, accentOnNight, 0.28);
  const supportSoft = mix(night, supportOnNight, 0.25);
  const informing = calm(supportOnNight, accentOnNight, paper);
  const infoSoft = mix(night, informing, 0.25);
  const dangerSoft = mix(night, "#ff8a80", 0.2);
  const grounds = [night, surface, raised, sunken];
  return {
    color: {
      page: night,
      surface,
      raised,
      sunken,
      line: mix(surface, paper, 0.1),
      border: legible(mix(surface, paper, 0.36), white, 3.1, grounds),
      text: mix(paper, accentOnNight, 0.04),
      muted: legible(mix(night, paper, 0.64), white, 4.7, [...grounds, accentSoft, supportSoft, infoSoft]),
      accent: accentOnNight,
      accentHover: mix(accentOnNight, white, 0.28),
      onAccent: night,
      accentText: legible(accentOnNight, white, 4.7, grounds),
      accentSoft,
      onAccentSoft: legible(mix(accentOnNight, white, 0.55), white, 7, [accentSoft]),
      support: supportOnNight,
      onSupport: night,
      supportSoft,
      onSupportSoft: legible(mix(supportOnNight, white, 0.55), white, 7, [supportSoft]),
      infoSoft,
      onInfoSoft: legible(mix(informing, white, 0.55), white, 7, [infoSoft]),
      danger: legible("#ff8f87", white, 4.7, [...grounds, dangerSoft]),
      dangerSoft,
      onDangerSoft: legible("#ffdad6", white, 7, [dangerSoft]),
      success: legible("#7bd8a4", white, 4.7, grounds),
      focus: legible(informing, white, 4, [...grounds, accentSoft]),
      scrim: fade("#000000", 0.66),
    },
    shadow: {
      low: `0 1px 2px ${fade("#000000", 0.3)}, 0 8px 24px -12px ${fade("#000000", 0.5)}`,
      high: `0 2px 6px ${fade("#000000", 0.3)}, 0 28px 64px -20px ${fade("#000000", 0.75)}`,
    },
  };
}
