import { calm, fade, legible, mix } from "../colour";
import type { NicheKnobs } from "../niches/knobs";
import type { Tokens } from "../roles";
import type { Scheme } from "../template";

export const schemes: readonly Scheme[] = ["dark"];

/** Always night: tinted blacks, ivory text and one bright colour. */
export function tokens(niche: NicheKnobs): Tokens {
  return { ...shape, ...afterDark(niche) };
}

const shape: Omit<Tokens, "color" | "shadow"> = {
  font: {
    body: '"Jost Variable", "Jost Fallback", "Century Gothic", system-ui, sans-serif',
    display: '"Bodoni Moda Variable", "Bodoni Moda Fallback", Didot, "Times New Roman", serif',
  },
  weight: { body: "400", medium: "500", bold: "600", display: "420" },
  size: {
    xs: "0.8125rem",
    s: "0.9375rem",
    m: "1.0625rem",
    l: "1.5rem",
    xl: "clamp(2rem, 1.6rem + 1.7vw, 2.875rem)",
    xxl: "clamp(2.5rem, 1.7rem + 3.4vw, 4.5rem)",
    hero: "clamp(3.25rem, 1.9rem + 6vw, 7.5rem)",
  },
  leading: { tight: "1.08", body: "1.55" },
  space: {
    xxs: "0.25rem",
    xs: "0.5rem",
    s: "0.875rem",
    m: "1.25rem",
    l: "2rem",
    xl: "3rem",
    xxl: "4.5rem",
    xxxl: "7rem",
  },
  radius: { control: "2px", card: "2px", picture: "0px", pill: "999px" },
  motion: { quick: "220ms", slow: "900ms", ease: "cubic-bezier(0.16, 0.84, 0.3, 1)" },
  width: { page: "86rem", prose: "42rem", form: "30rem" },
};

function afterDark({ accentOnNight, supportOnNight, night }: NicheKnobs): Pick<Tokens, "color" | "shadow"> {
  const white = "#ffffff";
  const black = "#000000";
  const ivory = mix("#fbf4ea", accentOnNight, 0.05);
  const page = mix(night, black, 0.22);
  const surface = mix(night, accentOnNight, 0.035);
  const raised = mix(night, accentOnNight, 0.085);
  const sunken = mix(night, black, 0.5);
  const accentSoft = mix(night, accentOnNight, 0.2);
  const supportSoft = mix(night, supportOnNight, 0.17);
  const informing = calm(supportOnNight, accentOnNight, ivory);
  const infoSoft = mix(night, informing, 0.17);
  const dangerSoft = mix(night, "#ff6a5c", 0.2);
  const grounds = [page, surface, raised, sunken];
  return {
    color: {
      page,
      surface,
      raised,
      sunken,
      line: mix(page, ivory, 0.15),
      border: legible(mix(page, ivory, 0.4), white, 3.1, grounds),
      text: ivory,
      muted: legible(mix(page, ivory, 0.66), white, 5, [...grounds, accentSoft, supportSoft, infoSoft]),
      accent: accentOnNight,
      accentHover: mix(accentOnNight, white, 0.3),
      onAccent: sunken,
      accentText: legible(accentOnNight, white, 4.7, grounds),
      accentSoft,
      onAccentSoft: legible(mix(accentOnNight, white, 0.6), white, 7, [accentSoft]),
      support: supportOnNight,
      onSupport: sunken,
      supportSoft,
      onSupportSoft: legible(mix(supportOnNight, white, 0.5), white, 7, [supportSoft]),
      infoSoft,
      onInfoSoft: legible(mix(informing, white, 0.5), white, 7, [infoSoft]),
      danger: legible("#ff8f85", white, 4.7, [...grounds, dangerSoft]),
      dangerSoft,
      onDangerSoft: legible("#ffd9d4", white, 7, [dangerSoft]),
      success: legible("#86d3a2", white, 4.7, grounds),
      focus: legible(mix(accentOnNight, white, 0.55), white, 4, [...grounds, accentSoft]),
      scrim: fade(mix(night, black, 0.6), 0.82),
    },
    shadow: {
      low: `0 1.25rem 2.5rem -1.25rem ${fade(black, 0.6)}`,
      high: `0 2.5rem 5rem -1rem ${fade(black, 0.75)}, 0 0 5rem -1rem ${fade(accentOnNight, 0.16)}`,
    },
  };
}
