import { portraitsOf } from "../parts/portraits";
import * as css from "./street.css";

/** Windows of the two houses: [x, y, which of four lights]. No light is like the one beside it. */
const WINDOWS = [...house(70, 4), ...house(870, 5)];

/** Two houses across a street. 1200 x 620; the middle is what a narrow screen shows. */
export function Street({ niche }: { niche: number }) {
  const [one, other] = portraitsOf(niche, 2);
  return (
    <svg viewBox="0 0 1200 620" preserveAspectRatio="xMidYMid slice" className={css.street} aria-hidden="true">
      <rect width={1200} height={620} className={css.sky} />
      <rect y={300} width={1200} height={320} className={css.glow} />
      <circle cx={604} cy={214} r={58} className={css.moon} />
      <path className={css.far} d="M330 620V380h70v-50h66v90h58V350h40v-36h22v36h52v74h74v-96h60v48h68v244z" />
      <path className={css.house} d="M0 620V120l60-46h250l60 46v500z" />
      <path className={css.house} d="M830 620V90h150V50h220v570z" />
      {WINDOWS.map(([x, y, light]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={46} height={58} rx={3} className={css.lights[light]} />
      ))}
      <path className={css.line} d="M352 300C452 170 752 170 848 300" pathLength={1} />
      <Window x={236} y={236} src={one!} turned />
      <Window x={848} y={236} src={other!} />
      <Bubble x={392} y={196} className={css.first} />
      <Bubble x={720} y={196} className={css.second} turned />
      <rect y={596} width={1200} height={24} className={css.ground} />
    </svg>
  );
}

/** A large lit window and who stands in it. */
function Window({ x, y, src, turned = false }: { x: number; y: number; src: string; turned?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={116} height={150} rx={5} className={css.warm} />
      <g className={css.somebody} transform={turned ? undefined : "translate(116 0) scale(-1 1)"}>
        <image href={src} x={3} y={42} width={108} height={108} />
      </g>
      <rect width={116} height={150} rx={5} className={css.frame} />
      <rect x={-8} y={150} width={132} height={10} rx={2} className={css.sill} />
    </g>
  );
}

function Bubble({ x, y, className, turned = false }: { x: number; y: number; className: string; turned?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={className}>
        <path
          className={css.bubble}
          d={
            turned
              ? "M16 0h66a16 16 0 0 1 16 16v44H16A16 16 0 0 1 0 44V16A16 16 0 0 1 16 0z"
              : "M16 0h66a16 16 0 0 1 16 16v28a16 16 0 0 1-16 16H0V16A16 16 0 0 1 16 0z"
          }
        />
        {[26, 49, 72].map((cx) => (
          <circle key={cx} cx={cx} cy={30} r={6} className={css.dot} />
        ))}
      </g>
    </g>
  );
}

function house(left: number, rows: number): [x: number, y: number, light: 0 | 1 | 2 | 3][] {
  return Array.from({ length: rows * 4 }, (_, n): [number, number, 0 | 1 | 2 | 3] => {
    const [row, column] = [Math.floor(n / 4), n % 4];
    return [left + column * 70, 150 + row * 96, ((row * 3 + column * 5 + (n % 3)) % 4) as 0 | 1 | 2 | 3];
  }).filter(([x, y]) => !(x > 190 && x < 360 && y > 190 && y < 400) && !(x > 820 && x < 960 && y > 190 && y < 400));
}
