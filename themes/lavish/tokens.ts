import { fade, mix } from "../colour";
import type { NicheKnobs } from "../niches/knobs";
import { byNight, RATIO } from "../palette";
import type { Tokens } from "../roles";
import type { Scheme } from "../template";

export const schemes: readonly Scheme[] = ["dark"];

/** The template has only a dark scheme: tinted blacks, ivory text and one bright colour. */
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

function afterDark(niche: NicheKnobs): Pick<Tokens, "color" | "shadow"> {
  const { accentOnNight, night } = niche;
  const black = "#000000";
  const ivory = mix("#fbf4ea", accentOnNight, 0.05);
  const page = mix(night, black, 0.22);
  const sunken = mix(night, black, 0.5);
  return {
    color: byNight(niche, {
      page,
      surface: mix(night, accentOnNight, 0.035),
      raised: mix(night, accentOnNight, 0.085),
      sunken,
      line: mix(page, ivory, 0.15),
      border: mix(page, ivory, 0.4),
      text: ivory,
      muted: mix(page, ivory, 0.66),
      onAccent: sunken,
      hover: 0.3,
      soft: { base: night, accent: 0.2, other: 0.17 },
      deep: { accent: 0.6, other: 0.5 },
      danger: "#ff8f85",
      dangerSoft: mix(night, "#ff6a5c", 0.2),
      onDangerSoft: "#ffd9d4",
      success: "#86d3a2",
      focus: mix(accentOnNight, "#ffffff", 0.55),
      scrim: fade(mix(night, black, 0.6), 0.82),
      calmest: ivory,
      ratio: { ...RATIO, muted: 5 },
    }),
    shadow: {
      low: `0 1.25rem 2.5rem -1.25rem ${fade(black, 0.6)}`,
      high: `0 2.5rem 5rem -1rem ${fade(black, 0.75)}, 0 0 5rem -1rem ${fade(accentOnNight, 0.16)}`,
    },
  };
}
