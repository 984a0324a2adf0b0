import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

const moving = "(prefers-reduced-motion: no-preference)";
const spring = "cubic-bezier(0.3, 1.6, 0.5, 1)";

export const faces = style({
  position: "relative",
  display: "flex",
  justifyContent: "center",
  paddingBlock: vars.space.m,
});

const fromLeft = keyframes({ from: { transform: "translateX(-5rem) rotate(-16deg)", opacity: 0 } });
const fromRight = keyframes({ from: { transform: "translateX(5rem) rotate(16deg)", opacity: 0 } });
const face = style({
  position: "relative",
  display: "grid",
  padding: "0.3rem",
  background: vars.color.raised,
  borderRadius: "50%",
  boxShadow: vars.shadow.low,
});
export const mine = style([
  face,
  {
    marginInlineEnd: "-1rem",
    rotate: "-5deg",
    "@media": { [moving]: { animation: `${fromLeft} 620ms ${spring} backwards` } },
  },
]);
export const theirs = style([
  face,
  { rotate: "5deg", "@media": { [moving]: { animation: `${fromRight} 620ms ${spring} backwards` } } },
]);

const beat = keyframes({ "0%": { scale: "0" }, "60%": { scale: "1.25" }, "78%": { scale: "0.94" } });
export const heart = style({
  position: "absolute",
  zIndex: 1,
  insetBlockEnd: vars.space.xs,
  insetInlineStart: "calc(50% - 1.625rem)",
  display: "grid",
  placeItems: "center",
  width: "3.25rem",
  height: "3.25rem",
  border: `4px solid ${vars.color.raised}`,
  borderRadius: "50%",
  background: vars.color.accent,
  color: vars.color.onAccent,
  "@media": { [moving]: { animation: `${beat} 560ms 420ms ease-out backwards` } },
});

/** Petals that rise between the two faces and fall. */
const fly = (x: number, y: number, turn: number) =>
  keyframes({
    "0%": { transform: "scale(0)", opacity: 1 },
    "55%": { transform: `translate(${x}rem, ${y}rem) rotate(${turn}deg) scale(1)`, opacity: 1 },
    "100%": { transform: `translate(${x * 1.15}rem, ${y + 4}rem) rotate(${turn * 2}deg) scale(0.8)`, opacity: 0 },
  });
const FLIGHTS = [
  [-8.5, -2.5, -120],
  [-6, -4.5, 90],
  [-3, -5.5, -60],
  [-0.5, -6, 140],
  [2.5, -5.6, -110],
  [5, -4.6, 70],
  [7.5, -3.4, -80],
  [9.2, -1.2, 130],
] as const;
export const spark = styleVariants(
  Object.fromEntries(FLIGHTS.map((flight, index) => [index, flight])),
  ([x, y, turn], index) => ({
    position: "absolute",
    insetBlockStart: "50%",
    insetInlineStart: "calc(50% - 0.35rem)",
    width: "0.7rem",
    height: "1.1rem",
    borderRadius: "80% 10% 80% 10%",
    background: Number(index) % 2 ? vars.color.support : vars.color.accent,
    opacity: 0,
    pointerEvents: "none",
    "@media": { [moving]: { animation: `${fly(x, y, turn)} 1500ms ${380 + Number(index) * 24}ms ease-out both` } },
  }),
);
