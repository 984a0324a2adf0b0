/** The knobs of a niche. Every template makes its palette from these, so that 3 + 7 modules give 21 looks. */
export interface NicheKnobs {
  /** The colour of accents on a light background. Dark enough for white text (4.5:1). */
  accent: string;
  /** The colour of accents on a dark background. Light enough for dark text. */
  accentOnNight: string;
  /** The second colour, on a light and on a dark background. */
  support: string;
  supportOnNight: string;
  /** The darkest background, tinted. */
  night: string;
  /** The lightest background, tinted. */
  paper: string;
}

/** The knobs by the niche's number. Colours are hex. */
export const knobs: Record<number, NicheKnobs> = {
  1: {
    accent: "#c2264f",
    accentOnNight: "#ff7d9c",
    support: "#5b3fd0",
    supportOnNight: "#b9a8ff",
    night: "#17101a",
    paper: "#fdf7f6",
  },
  2: {
    accent: "#a3257f",
    accentOnNight: "#f58fd2",
    support: "#0d6f73",
    supportOnNight: "#7fd6d4",
    night: "#180f1b",
    paper: "#fdf6fb",
  },
  3: {
    accent: "#a11628",
    accentOnNight: "#ff7a80",
    support: "#5c5348",
    supportOnNight: "#d6b98a",
    night: "#100d0e",
    paper: "#f8f5f3",
  },
  4: {
    accent: "#b0391a",
    accentOnNight: "#ff9a76",
    support: "#8a2a63",
    supportOnNight: "#f0a3cf",
    night: "#1a110e",
    paper: "#fef7f1",
  },
  5: {
    accent: "#7a3e8f",
    accentOnNight: "#d9a5ee",
    support: "#8a5a12",
    supportOnNight: "#e9c27c",
    night: "#15111b",
    paper: "#faf7fb",
  },
  6: {
    accent: "#9c2f4a",
    accentOnNight: "#f497a9",
    support: "#74592c",
    supportOnNight: "#e0c08a",
    night: "#170f12",
    paper: "#fcf7f4",
  },
  7: {
    accent: "#1f5fbf",
    accentOnNight: "#8cbcff",
    support: "#c0322f",
    supportOnNight: "#ff948c",
    night: "#0d121c",
    paper: "#f5f8fd",
  },
};
