import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../contract.css";
import { running } from "../parts/film.css";
import { middling, moving, panel as plainPanel, words as plainWords, wide } from "../parts/frame.css";

const { color, font, leading, radius, shadow, size, space, weight, width } = vars;
const LOOP = "12s";

export const lay = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `clamp(${space.l}, 3vw, ${space.xl})`,
  "@media": {
    [wide]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${width.form})`,
      gridTemplateRows: "auto 1fr",
      gridTemplateAreas: '"film words" "film panel"',
      columnGap: `clamp(${space.l}, 4vw, ${space.xxl})`,
    },
  },
});
export const film = style({ "@media": { [wide]: { gridArea: "film" } } });
export const words = style([plainWords, { "@media": { [wide]: { gridArea: "words" } } }]);
globalStyle(`${words} h1`, { fontSize: size.xxl });
export const panel = style([plainPanel, { alignSelf: "start", "@media": { [wide]: { gridArea: "panel" } } }]);

globalStyle(`${film} > div`, { height: "100%" });
export const stage = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  height: "100%",
  minHeight: "clamp(21rem, 46vw, 40rem)",
  borderRadius: radius.card,
  background: color.accentSoft,
});

const scene = { position: "absolute", inset: 0, display: "grid", placeItems: "center" } as const;
const opening = (from: number, to: number, at: string) =>
  keyframes({
    [`0%, ${from}%`]: { clipPath: `circle(0% at ${at})` },
    [`${from + 7}%, ${to}%`]: { clipPath: `circle(150% at ${at})` },
    [`${Math.min(100, to + 7)}%, 100%`]: { clipPath: `circle(0% at ${at})` },
  });
const opens = (name: string) => ({
  "@media": { [moving]: { selectors: { [running]: { animation: `${name} ${LOOP} infinite both ease-in-out` } } } },
});

export const read = style({ ...scene, background: `color-mix(in oklab, ${color.accent} 22%, ${color.surface})` });
// The second scene disappears while the third covers it.
export const write = style({
  ...scene,
  alignContent: "center",
  gap: space.l,
  padding: "8%",
  clipPath: "circle(0% at 22% 70%)",
  background: `color-mix(in oklab, ${color.support} 26%, ${color.surface})`,
  ...opens(opening(27, 74, "22% 70%")),
});
export const meet = style({
  ...scene,
  gridTemplateColumns: "1fr 1fr",
  alignItems: "end",
  clipPath: "circle(0% at 80% 30%)",
  background: `color-mix(in oklab, ${color.accent} 44%, ${color.surface})`,
  ...opens(opening(60, 92, "80% 30%")),
});

export const sheet = style({
  display: "grid",
  gap: space.s,
  width: "min(56%, 11.5rem)",
  padding: space.s,
  "@media": { [middling]: { width: "min(62%, 19rem)", padding: space.m } },
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.high,
  rotate: "-2deg",
});
export const face = style({ width: "100%" });
const bar = { display: "block", height: "0.625rem", borderRadius: radius.pill, background: color.line } as const;
export const name = style({ ...bar, height: "1rem", width: "55%", background: color.accent });
export const line = style(bar);
export const short = style({ ...bar, width: "70%" });

const bubble = {
  display: "grid",
  gap: space.s,
  width: "min(74%, 22rem)",
  padding: space.l,
  boxShadow: shadow.high,
} as const;
export const theirs = style({
  ...bubble,
  justifySelf: "start",
  borderRadius: `${radius.card} ${radius.card} ${radius.card} 0`,
  background: color.surface,
});
export const mine = style({
  ...bubble,
  justifySelf: "end",
  borderRadius: `${radius.card} ${radius.card} 0 ${radius.card}`,
  background: color.accent,
});
export const said = style({ ...bar, background: "currentColor", opacity: 0.3 });
export const saidShort = style({ ...bar, width: "60%", background: "currentColor", opacity: 0.3 });
globalStyle(`${mine} > span`, { background: color.onAccent, opacity: 0.6 });

const person = { width: "82%", alignSelf: "end", marginBlockEnd: "12%", background: "transparent" } as const;
export const left = style({ ...person, justifySelf: "end" });
export const right = style({ ...person, justifySelf: "start", transform: "scaleX(-1)" });
export const cups = style({ position: "absolute", insetInline: 0, insetBlockEnd: 0, width: "100%", height: "auto" });
export const table = style({ fill: `color-mix(in oklab, ${color.accent} 40%, black)` });
export const cup = style({ fill: color.surface });
export const handle = style({ fill: "none", stroke: color.surface, strokeWidth: 7 });
const rise = keyframes({
  "0%": { opacity: 0, transform: "translateY(6px)" },
  "50%": { opacity: 0.9 },
  "100%": { opacity: 0, transform: "translateY(-8px)" },
});
export const steam = style({
  fill: "none",
  stroke: color.surface,
  strokeWidth: 4,
  strokeLinecap: "round",
  opacity: 0.8,
  "@media": { [moving]: { selectors: { [running]: { animation: `${rise} 3s infinite ease-in-out` } } } },
});

export const steps = style({
  display: "grid",
  gap: space.m,
  counterReset: "step",
  "@media": { [middling]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: space.s,
  counterIncrement: "step",
  fontWeight: weight.medium,
  lineHeight: leading.tight,
  "::before": {
    content: "counter(step)",
    display: "grid",
    placeItems: "center",
    width: "2.5rem",
    height: "2.5rem",
    borderRadius: radius.pill,
    background: color.accentSoft,
    color: color.onAccentSoft,
    fontFamily: font.display,
    fontSize: size.l,
  },
});
