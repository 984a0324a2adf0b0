import type { TownMap } from "../lander";
import * as css from "./map.css";

/** How many towns are named, of those whose names have room. */
const NAMED = 9;

/** A country drawn by nothing but its towns: where many lie, land grows together. No borders, no people. */
export function Country({ map }: { map: TownMap }) {
  const { width, height, towns } = map;
  const unit = Math.min(width, height) / 100;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={css.country} aria-hidden="true" data-map>
      <g className={css.shore}>
        {towns.map(({ name, x, y }) => (
          <circle key={`${name} ${x} ${y}`} cx={x} cy={y} r={round(unit * 7.2)} />
        ))}
      </g>
      <g className={css.land}>
        {towns.map(({ name, x, y }) => (
          <circle key={`${name} ${x} ${y}`} cx={x} cy={y} r={round(unit * 6.3)} />
        ))}
      </g>
      <g className={css.towns}>
        {towns.map(({ name, region, x, y, size }) => (
          <circle
            key={`${name} ${x} ${y}`}
            className={css.town}
            cx={x}
            cy={y}
            r={round(unit * (0.55 + size * 1.7))}
            data-town={region}
          />
        ))}
      </g>
      <g className={css.names} fontSize={round(unit * 2.9)}>
        {namedIn(map, unit).map(({ name, x, y, size }) => (
          <text key={name} x={round(x + unit * (1.6 + size * 1.7))} y={round(y + unit)}>
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** The largest towns whose names neither meet nor leave the map. */
function namedIn({ towns, width }: TownMap, unit: number) {
  const named: { name: string; x: number; y: number; size: number; end: number }[] = [];
  for (const town of towns) {
    const end = town.x + unit * (3.5 + town.name.length * 1.65);
    const meets = named.some((other) => Math.abs(other.y - town.y) < unit * 5.5 && town.x < other.end && other.x < end);
    if (!meets && end < width) named.push({ ...town, end });
    if (named.length === NAMED) break;
  }
  return named;
}

const round = (length: number) => Math.round(length * 10) / 10;
