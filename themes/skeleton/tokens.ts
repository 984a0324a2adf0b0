import { calm, fade, legible, mix } from "../colour";
import type { NicheKnobs } from "../niches/knobs";
import type { Tokens } from "../roles";
import type { Scheme } from "../template";

/** The colour schemes of the template. For a single one, remove the other here and in theme.css.ts. */
export const schemes: readonly Scheme[] = ["light", "dark"];

/** Makes a value for every role from a niche's six colours. Pure: the checks call it for every niche and scheme. */
export function tokens(niche: NicheKnobs, scheme: Scheme): Tokens {
  return { ...shape, ...(scheme === "light" ? byDay(niche) : byNight(niche)) };
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

// 2. The colours. `legible(colour, towards, ratio, grounds)` moves a colour until it is readable on all grounds.
function byDay({ accent, support, night, paper }: NicheKnobs): Pick<Tokens, "color" | "shadow"> {
  const [page, surface] = [paper, "#ffffff"];
  const sunken = mix(paper, night, 0.05);
  const accentSoft = mix(paper, accent, 0.14);
  const supportSoft = mix(paper, support, 0.14);
  const informing = calm(support, accent, night); // the first colour that is no red
  const infoSoft = mix(paper, informing, 0.14);
  const dangerSoft = "#fdebe9";
  const grounds = [page, surface, sunken];
  return {
    color: {
      page,
      surface,
      raised: surface,
      sunken,
      line: mix(page, night, 0.12),
      border: legible(mix(surface, night, 0.4), night, 3.1, grounds),
      text: night,
      muted: legible(mix(night, paper, 0.4), night, 4.7, [...grounds, accentSoft, supportSoft, infoSoft]),
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
      low: `0 1px 3px ${fade(night, 0.12)}`,
      high: `0 12px 32px -8px ${fade(night, 0.3)}`,
    },
  };
}

function byNight({ accentOnNight, supportOnNight, night, paper }: NicheKnobs): Pick<Tokens, "color" | "shadow"> {
  const [white, black] = ["#ffffff", "#000000"];
  const surface = mix(night, paper, 0.07);
  const raised = mix(night, paper, 0.12);
  const sunken = mix(night, black, 0.3);
  const accentSoft = mix(night, accentOnNight, 0.25);
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
      line: mix(surface, paper, 0.12),
      border: legible(mix(surface, paper, 0.4), white, 3.1, grounds),
      text: paper,
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
      scrim: fade(black, 0.66),
    },
    shadow: { low: `0 1px 3px ${fade(black, 0.4)}`, high: `0 12px 32px -8px ${fade(black, 0.7)}` },
  };
}
