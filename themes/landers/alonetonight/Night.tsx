import type { ReactNode } from "react";
import * as css from "./night.css";

/** Windows of a house, [x, y]. */
type Places = readonly (readonly [x: number, y: number])[];

const PANES: Places = [28, 118, 208].flatMap((x) => [104, 350].map((y) => [x, y] as const));
const BESIDE: Places = [28, 208].map((x) => [x, 232] as const);
/** The windows across the street. One lights up with each answer. */
const ANSWERS: Places = [
  [208, 104],
  [28, 232],
  [118, 104],
];

/**
 * A street at night. On the left a person is awake. Each answer lights a window across the street. After the last
 * answer a person waves there. The drawing measures 1200 x 520, of which a narrow screen shows the middle.
 */
export function Night() {
  return (
    <svg viewBox="0 0 1200 520" preserveAspectRatio="xMidYMax slice" className={css.street} aria-hidden="true">
      <linearGradient id="dusk" x1="0" x2="0" y1="0" y2="1">
        <stop className={css.dusk} />
        <stop offset={1} className={css.horizon} />
      </linearGradient>
      <rect width={1200} height={520} fill="url(#dusk)" />
      <path className={css.moon} d="M600 62a34 34 0 1 0 34 51A28 28 0 0 1 600 62z" />
      <path
        className={css.far}
        d="M0 520V330h90v-46h70v90h90V250h40v-30h24v30h60v110h190v-64h54v64h50v-96h96v60h150V262h60v100h186v158z"
      />
      <g className={css.left}>
        <g transform="translate(190 0)">
          <path className={css.house} d="M0 520V92h280v428z" />
          <path className={css.roof} d="M-16 96L56 30h168l72 66z" />
          {[...PANES, ...BESIDE].map(([x, y]) => (
            <Pane key={`${x} ${y}`} x={x} y={y} />
          ))}
          <Window>
            <g className={css.awake}>
              <rect width={92} height={112} rx={4} className={css.light} />
              <Somebody />
            </g>
          </Window>
          <Door />
        </g>
      </g>
      <g className={css.right}>
        <g transform="translate(730 0)">
          <path className={css.house} d="M0 520V78h52V34h34v44h194v442z" />
          <path className={css.roof} d="M-12 64h304v18H-12z" />
          <Cat />
          {[...PANES, ...BESIDE].map(([x, y]) => (
            <Pane key={`${x} ${y}`} x={x} y={y} />
          ))}
          {ANSWERS.map(([x, y], index) => (
            <Pane key={`${x} ${y}`} x={x} y={y} className={css.answers[index]} />
          ))}
          <Window>
            <rect width={92} height={112} rx={4} className={css.asleep} />
            <g className={css.reply}>
              <rect width={92} height={112} rx={4} className={css.light} />
              <Somebody waving />
            </g>
          </Window>
          <Door />
        </g>
      </g>
      <path className={css.cone} d="M588 218L480 520h240L612 218z" />
      <path className={css.post} d="M597 520V210h6v310zM578 216l9-24h26l9 24z" />
      <rect x={584} y={214} width={32} height={6} rx={3} className={css.light} />
      <path className={css.kerb} d="M0 502h1200v18H0z" />
    </svg>
  );
}

function Pane({ x, y, className = css.asleep }: { x: number; y: number; className?: string }) {
  return <rect x={x} y={y} width={44} height={62} rx={3} className={className} />;
}

/** A larger window, with bars and a sill. */
function Window({ children }: { children: ReactNode }) {
  return (
    <g transform="translate(94 212)">
      {children}
      <path className={css.bars} d="M0 0h92v112H0zM46 0v30M0 30h92" />
      <rect x={-8} y={112} width={108} height={9} rx={2} className={css.sill} />
    </g>
  );
}

const Door = () => <path className={css.asleep} d="M116 520v-76a24 24 0 0 1 48 0v76z" />;

/** Head and shoulders against the light, or with an arm that waves. */
function Somebody({ waving = false }: { waving?: boolean }) {
  return (
    <g className={css.figure}>
      <path d="M16 112c0-24 12-34 30-34s30 10 30 34z" />
      {waving ? (
        <>
          <path d="M46 36c15 0 21 10 21 23 0 10-4 19-3 27H28c1-8-3-17-3-27 0-13 6-23 21-23z" />
          <path className={css.arm} d="M70 108C80 96 83 78 80 56" />
        </>
      ) : (
        <circle cx={46} cy={58} r={19} />
      )}
    </g>
  );
}

/** A cat on the roof, whose tail moves a few times. */
function Cat() {
  return (
    <g transform="translate(196 24)" className={css.cat}>
      <path d="M4 40c-3-17 6-25 20-25 4 0 8 1 11 3l1-13 7 6h7l6-6 1 15c0 8-5 13-12 14l1 6z" />
      <path className={css.tail} d="M6 38c-17 3-21-8-15-22" />
    </g>
  );
}
