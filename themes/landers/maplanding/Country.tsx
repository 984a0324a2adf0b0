import type { Choice, TownMap } from "../lander";
import * as css from "./map.css";
import { mosaicOf, type Piece } from "./mosaic";

/** The number of towns with a name, among those whose names have room. A small map names only the first few. */
const NAMED = 7;
const FIRST = 4;

/** The size of letters, in units of the map. Larger on a narrow map. */
const LETTER = 36;

/** A country as a mosaic of its regions. The chosen region rises, shows its name and lights its largest town. */
export function Country({ map, regions }: { map: TownMap; regions: readonly Choice[] }) {
  const pieces = piecesOf(map);
  const names = new Map(regions.map(({ id, label }) => [id, label]));
  return (
    <svg viewBox={`0 0 ${map.width} ${map.height}`} className={css.country} aria-hidden="true" data-map>
      <g>
        {pieces.map(({ region, tiles, tone }, index) => (
          <path
            key={region}
            d={tiles}
            className={`${css.pieces[tone]} ${css.turns[index % css.turns.length]}`}
            data-town={region}
          />
        ))}
      </g>
      <g className={css.names} fontSize={LETTER}>
        {namedIn(map).map(({ name, x, y, before }, index) => (
          <g key={name} className={index < FIRST ? undefined : css.minor}>
            <circle cx={x} cy={y} r={7} className={css.dot} />
            <text x={before ? x - 16 : x + 16} y={y + 12} textAnchor={before ? "end" : "start"}>
              {name}
            </text>
          </g>
        ))}
      </g>
      {pieces.map(({ region, town, middle, top }) => (
        <g key={region} className={css.callout} data-town={region}>
          <circle cx={town.x} cy={town.y} r={16} className={css.halo} />
          <circle cx={town.x} cy={town.y} r={10} className={css.lamp} />
          <text
            x={Math.min(Math.max(middle, map.width * 0.25), map.width * 0.75)}
            y={Math.max(top - 22, LETTER * 1.3)}
            fontSize={LETTER * 1.25}
            textAnchor="middle"
          >
            {names.get(region) ?? town.name}
          </text>
        </g>
      ))}
    </svg>
  );
}

const mosaics = new WeakMap<TownMap["towns"], Piece[]>();

/** Computes the pieces once for each country. */
function piecesOf(map: TownMap): Piece[] {
  let pieces = mosaics.get(map.towns);
  if (!pieces) {
    pieces = mosaicOf(map);
    mosaics.set(map.towns, pieces);
  }
  return pieces;
}

interface Named {
  name: string;
  x: number;
  y: number;
  /** Whether the town's name stands on its left. */
  before: boolean;
  from: number;
  to: number;
}

/** Returns the largest towns whose names neither overlap nor leave the map. */
function namedIn({ towns, width }: TownMap): Named[] {
  const named: Named[] = [];
  for (const { name, x, y } of towns) {
    const length = 24 + name.length * LETTER * 0.58;
    const sides = [
      { before: false, from: x - 10, to: x + length },
      { before: true, from: x - length, to: x + 10 },
    ];
    const free = sides.find(
      ({ from, to }) =>
        from > 0 &&
        to < width &&
        !named.some((other) => Math.abs(other.y - y) < LETTER * 2.2 && from < other.to + 30 && other.from - 30 < to),
    );
    if (free) named.push({ name, x, y, ...free });
    if (named.length === NAMED) break;
  }
  return named;
}
