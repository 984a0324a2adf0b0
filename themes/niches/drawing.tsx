import type { ReactNode } from "react";
import * as css from "./motif.css";

/**
 * The shape of a petal. A flower has its foot at 0,0 and grows upwards. A flower seen from above has its middle there.
 */
export interface PetalShape {
  /** The position of its widest point, from 0 (foot) to 1 (tip). */
  belly?: number;
  /** 0 is a point, 1 is flat. */
  round?: number;
  /** The width of the foot, from 0 to 1 of the petal's width. */
  foot?: number;
  /** The depth of the cut in the tip. */
  notch?: number;
}

/** Draws the symmetric outline of a petal or leaf from 0,0 up to 0,-length. */
export function petal(
  length: number,
  width: number,
  { belly = 0.6, round = 0.55, foot = 0, notch = 0 }: PetalShape = {},
) {
  const half = width / 2;
  const wide = -length * belly;
  const shoulder = wide - length * (1 - belly) * 0.58;
  const base = half * foot;
  const side = (sign: 1 | -1) => ({
    up: `C${p(sign * (base + (half - base) * 0.35), -length * 0.12)} ${p(sign * half, wide + length * belly * 0.5)} ${p(sign * half, wide)}`,
    over: `C${p(sign * half, shoulder)} ${p(sign * half * round, -length)} ${p(0, -length + notch)}`,
    back: `C${p(sign * half * round, -length)} ${p(sign * half, shoulder)} ${p(sign * half, wide)}`,
    down: `C${p(sign * half, wide + length * belly * 0.5)} ${p(sign * (base + (half - base) * 0.35), -length * 0.12)} ${p(sign * base, 0)}`,
  });
  return `M${p(-base, 0)} ${side(-1).up} ${side(-1).over} ${side(1).back} ${side(1).down}Z`;
}

/** Repeats a shape `count` times around 0,0. */
export function Ring({ count, from = 0, d, className, at = 0 }: RingProps) {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <path
          key={index}
          d={d}
          className={className}
          transform={`rotate(${n(from + (index * 360) / count)}) translate(0 ${-at})`}
        />
      ))}
    </>
  );
}

interface RingProps {
  count: number;
  /** Degrees, clockwise from the top. */
  from?: number;
  d: string;
  className: string;
  /** The distance of the feet from the middle. */
  at?: number;
}

/** Draws a leaf with its midrib and side veins. `tone` is the index of its colour among the leaves. */
export function Leaf({ length, width, turn = 0, x = 0, y = 0, tone = 2, shape, veins = 4 }: LeafProps) {
  const ribs = Array.from({ length: veins }, (_, index) => {
    const at = 0.2 + (index * 0.55) / veins;
    const reach = width * 0.3 * Math.sin(Math.PI * Math.min(0.92, at + 0.16));
    const foot = -length * at;
    const end = -length * (at + 0.14);
    return `M0 ${n(foot)} Q${p(-reach * 0.6, foot - length * 0.04)} ${p(-reach, end)} M0 ${n(foot)} Q${p(reach * 0.6, foot - length * 0.04)} ${p(reach, end)}`;
  });
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d={petal(length, width, { belly: 0.45, round: 0.05, ...shape })} className={css.leaves[tone]} />
      <path d={`M0 0 L0 ${n(-length * 0.9)} ${ribs.join(" ")}`} className={css.leafVein} />
    </g>
  );
}

interface LeafProps {
  length: number;
  width: number;
  turn?: number;
  x?: number;
  y?: number;
  tone?: 0 | 1 | 2 | 3 | 4 | 5;
  shape?: PetalShape;
  veins?: number;
}

/** Moves, turns and scales its children. */
export function Place({ x = 0, y = 0, turn = 0, scale = 1, mirror = false, children }: PlaceProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${mirror ? -scale : scale} ${scale})`}>{children}</g>
  );
}

interface PlaceProps {
  x?: number;
  y?: number;
  turn?: number;
  scale?: number;
  mirror?: boolean;
  children: ReactNode;
}

const n = (value: number) => Math.round(value * 100) / 100;
const p = (x: number, y: number) => `${n(x)} ${n(y)}`;
