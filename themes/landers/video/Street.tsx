import { portraitsOf } from "../parts/portraits";
import * as css from "./street.css";

/** The windows of the two houses: [x, y, number of the light, of four]. Neighbouring windows have different lights. */
const WINDOWS = [...house(52, 5), ...house(868, 5)];

/**
 * Two houses across a street. A paper plane flies from one window to the other, and later another flies back. A tram
 * passes behind them. The drawing measures 1200 x 620. A narrow screen shows the middle, a wide one the part from y =
 * 140 to 480.
 */
export function Street({ niche }: { niche: number }) {
  const [one, other] = portraitsOf(niche, 2);
  return (
    <svg viewBox="0 0 1200 620" preserveAspectRatio="xMidYMid slice" className={css.street} aria-hidden="true">
      <linearGradient id="evening" x1="0" x2="0" y1="0" y2="1">
        <stop offset={0.15} className={css.high} />
        <stop offset={0.8} className={css.low} />
      </linearGradient>
      <rect width={1200} height={620} fill="url(#evening)" />
      <circle cx={690} cy={262} r={46} className={css.moon} />
      <path className={css.far} d="M330 620V400h70v-44h66v84h58V370h40v-34h22v34h52v70h74v-90h60v46h68v224z" />
      <Tram />
      <path
        className={css.bridge}
        d="M330 462h540v14H330zM330 476h540v144H800v-60a40 40 0 0 0-80 0v60H640v-60a40 40 0 0 0-80 0v60H480v-60a40 40 0 0 0-80 0v60h-70z"
      />
      <path className={css.house} d="M0 620V120l60-46h250l60 46v500z" />
      <path className={css.house} d="M830 620V100h150V56h220v564z" />
      {WINDOWS.map(([x, y, light]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={46} height={58} rx={3} className={css.lights[light]} />
      ))}
      <Window x={200} y={226} src={one!} glow={css.answered} turned />
      <Window x={855} y={226} src={other!} glow={css.reached} />
      <path className={css.there} d={css.THERE} pathLength={1} />
      <path className={css.back} d={css.BACK} pathLength={1} />
      <Plane className={css.plane} />
      <Plane className={css.planeBack} />
      <Heart x={927} className={css.firstHeart} />
      <Heart x={272} className={css.secondHeart} />
    </svg>
  );
}

/** A large lit window and the person in it. */
function Window({
  x,
  y,
  src,
  glow,
  turned = false,
}: {
  x: number;
  y: number;
  src: string;
  glow: string;
  turned?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(1.25)`}>
      <rect width={116} height={150} rx={5} className={css.warm} />
      <rect width={116} height={150} rx={5} className={glow} />
      <g className={css.somebody} transform={turned ? undefined : "translate(116 0) scale(-1 1)"}>
        <image href={src} x={3} y={42} width={108} height={108} />
      </g>
      <rect width={116} height={150} rx={5} className={css.frame} />
      <rect x={-8} y={150} width={132} height={10} rx={2} className={css.sill} />
    </g>
  );
}

/** A paper plane, drawn around the point that follows the line, with its nose forward. */
function Plane({ className }: { className: string }) {
  return (
    <g className={className}>
      <path className={css.wing} d="M26 0L-24-20-12 0z" />
      <path className={css.fold} d="M26 0L-12 0-24 18z" />
    </g>
  );
}

function Heart({ x, className }: { x: number; className: string }) {
  return (
    <g transform={`translate(${x} 196)`}>
      <path className={className} d="M0 14C-22-2-16-20-6-20-2-20 0-16 0-14 0-16 2-20 6-20 16-20 22-2 0 14z" />
    </g>
  );
}

/** Two cars with lit windows, over the bridge. */
function Tram() {
  return (
    <g className={css.tram}>
      {[0, 138].map((x) => (
        <g key={x} transform={`translate(${x} 416)`}>
          <rect width={132} height={46} rx={10} className={css.car} />
          {[12, 40, 68, 96].map((at) => (
            <rect key={at} x={at} y={10} width={22} height={18} rx={3} className={css.warm} />
          ))}
        </g>
      ))}
    </g>
  );
}

function house(left: number, rows: number): [x: number, y: number, light: 0 | 1 | 2 | 3][] {
  return Array.from({ length: rows * 4 }, (_, n): [number, number, 0 | 1 | 2 | 3] => {
    const [row, column] = [Math.floor(n / 4), n % 4];
    return [left + column * 76, 140 + row * 96, ((row * 3 + column * 5 + (n % 3)) % 4) as 0 | 1 | 2 | 3];
  }).filter(([x, y]) => !([200, 855].some((at) => x > at - 66 && x < at + 165) && y > 150 && y < 440));
}
