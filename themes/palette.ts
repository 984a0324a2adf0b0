import { calm, fade, legible, mix } from "./colour";
import type { NicheKnobs } from "./niches/knobs";
import type { Tokens } from "./roles";

type Colors = Tokens["color"];

type Decided =
  | "page"
  | "surface"
  | "raised"
  | "sunken"
  | "line"
  | "text"
  | "accent"
  | "support"
  | "dangerSoft"
  | "scrim";
/** The colours that are moved until they are readable on their backgrounds. */
type Adjusted = "border" | "muted" | "danger" | "onDangerSoft" | "success";

/** What a template chooses for one scheme. */
interface Choices extends Pick<Colors, Decided | Adjusted> {
  /** The colours of text on the accent and on the second colour. */
  onAccent: string;
  /** The soft backgrounds: their base, and the share of the accent and of other colours in it. */
  soft: { base: string; accent: number; other: number };
  /** The share of `towards` in the accent under the pointer, from 0 to 1. */
  hover: number;
  /** The share of `towards` in the texts on soft backgrounds. */
  deep: { accent: number; other: number };
  /** The colour of the focus ring. Default: the colour of notices. */
  focus?: string;
  /** The colour towards which other colours are moved. */
  towards: string;
  /** The colour of notices if both accent and support are red. */
  calmest: string;
  /** The minimum contrasts, as WCAG counts them. */
  ratio: typeof RATIO;
}

export const RATIO = { border: 3.1, muted: 4.7, accentText: 4.7, focus: 4 };

/** Makes the colours of a light scheme. `own` contains the colours that a template chooses itself. */
export function byDay({ accent, support, night, paper }: NicheKnobs, own: Partial<Choices>): Colors {
  const { page = paper, surface = "#ffffff" } = own;
  return palette({
    page,
    surface,
    raised: surface,
    sunken: mix(paper, night, 0.05),
    line: mix(page, night, 0.12),
    border: mix(surface, night, 0.4),
    text: night,
    muted: mix(night, paper, 0.4),
    accent,
    onAccent: surface,
    hover: 0.2,
    support,
    soft: { base: paper, accent: 0.14, other: 0.14 },
    deep: { accent: 0.4, other: 0.4 },
    danger: "#b3261e",
    dangerSoft: "#fdebe9",
    onDangerSoft: "#8c1d18",
    success: "#1c7a4a",
    scrim: fade(night, 0.55),
    towards: night,
    calmest: night,
    ratio: RATIO,
    ...own,
  });
}

/** Makes the colours of a dark scheme. */
export function byNight({ accentOnNight, supportOnNight, night, paper }: NicheKnobs, own: Partial<Choices>): Colors {
  const { surface = mix(night, paper, 0.07) } = own;
  return palette({
    page: night,
    surface,
    raised: mix(night, paper, 0.12),
    sunken: mix(night, "#000000", 0.3),
    line: mix(surface, paper, 0.12),
    border: mix(surface, paper, 0.36),
    text: paper,
    muted: mix(night, paper, 0.64),
    accent: accentOnNight,
    onAccent: night,
    hover: 0.28,
    support: supportOnNight,
    soft: { base: night, accent: 0.25, other: 0.25 },
    deep: { accent: 0.55, other: 0.55 },
    danger: "#ff8f87",
    dangerSoft: mix(night, "#ff8a80", 0.2),
    onDangerSoft: "#ffdad6",
    success: "#7bd8a4",
    scrim: fade("#000000", 0.66),
    towards: "#ffffff",
    calmest: paper,
    ratio: RATIO,
    ...own,
  });
}

function palette({ towards, calmest, soft, hover, deep, ratio, ...own }: Choices): Colors {
  const { page, surface, raised, sunken, accent, support, onAccent, dangerSoft } = own;
  const readable = (colour: string, least: number, on: string[]) => legible(colour, towards, least, on);
  const grounds = [page, surface, raised, sunken];
  const informing = calm(support, accent, calmest);
  const accentSoft = mix(soft.base, accent, soft.accent);
  const supportSoft = mix(soft.base, support, soft.other);
  const infoSoft = mix(soft.base, informing, soft.other);
  return {
    ...own,
    border: readable(own.border, ratio.border, grounds),
    muted: readable(own.muted, ratio.muted, [...grounds, accentSoft, supportSoft, infoSoft]),
    accentHover: mix(accent, towards, hover),
    accentText: readable(accent, ratio.accentText, grounds),
    accentSoft,
    onAccentSoft: readable(mix(accent, towards, deep.accent), 7, [accentSoft]),
    onSupport: onAccent,
    supportSoft,
    onSupportSoft: readable(mix(support, towards, deep.other), 7, [supportSoft]),
    infoSoft,
    onInfoSoft: readable(mix(informing, towards, deep.other), 7, [infoSoft]),
    danger: readable(own.danger, 4.7, [...grounds, dangerSoft]),
    onDangerSoft: readable(own.onDangerSoft, 7, [dangerSoft]),
    success: readable(own.success, 4.7, grounds),
    focus: readable(own.focus ?? informing, ratio.focus, [...grounds, accentSoft]),
  };
}
