/** Token roles: what a value is for, never its hue. `Tokens` holds one template's values under one niche. */
export const roles = {
  color: {
    page: "", // behind everything
    surface: "", // cards, bars, dialogs
    raised: "", // on top of a surface: menus, toasts
    sunken: "", // wells: fields, chat background
    line: "", // hairlines that only decorate
    border: "", // edges of controls: 3:1 on surface
    text: "",
    muted: "", // secondary text: 4.5:1 on page and surface
    accent: "", // the brand's main action
    accentHover: "",
    onAccent: "", // text on accent: 4.5:1
    accentText: "", // accent as text or link on page and surface: 4.5:1
    accentSoft: "", // tinted background
    onAccentSoft: "",
    support: "", // second brand colour: likes, badges
    onSupport: "",
    supportSoft: "",
    onSupportSoft: "",
    infoSoft: "", // background of notices, marks and the banner; never the red of errors
    onInfoSoft: "",
    danger: "", // text and borders of errors: 4.5:1 on surface
    dangerSoft: "",
    onDangerSoft: "",
    success: "",
    focus: "", // ring: 3:1 on page and surface
    scrim: "", // behind dialogs
  },
  font: { body: "", display: "" },
  weight: { body: "", medium: "", bold: "", display: "" },
  size: { xs: "", s: "", m: "", l: "", xl: "", xxl: "", hero: "" },
  leading: { tight: "", body: "" },
  space: { xxs: "", xs: "", s: "", m: "", l: "", xl: "", xxl: "", xxxl: "" },
  radius: { control: "", card: "", picture: "", pill: "" },
  shadow: { low: "", high: "" },
  motion: { quick: "", slow: "", ease: "" },
  width: { page: "", prose: "", form: "" },
} as const;

type Filled<T> = { [K in keyof T]: T[K] extends string ? string : Filled<T[K]> };
export type Tokens = Filled<typeof roles>;
