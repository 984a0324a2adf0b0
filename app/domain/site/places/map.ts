import { type City, citiesOf } from "./places";

/** A country's towns in a field of `width` x `height`, largest first. `size` is 0 to 1. */
export interface TownMap {
  width: number;
  height: number;
  towns: { name: string; region: string; x: number; y: number; size: number }[];
}

const WIDTH = 1000;
/** The margin around the outermost towns, as a share of the width. */
const MARGIN = 0.1;

const maps = new Map<string, TownMap | null>();

/** Returns the map of a country's towns; null without known towns. Omits remote places, such as overseas ones. */
export function mapOf(country: string): TownMap | null {
  let map = maps.get(country);
  if (map === undefined) {
    const towns = mainlandOf(citiesOf(country));
    map = towns.length > 0 ? drawn(towns) : null;
    maps.set(country, map);
  }
  return map;
}

function drawn(towns: readonly City[]): TownMap {
  const middle = median(towns.map(({ lat }) => lat));
  const narrowing = Math.cos((middle * Math.PI) / 180);
  const points = towns.map(({ lon, lat }) => ({ x: lon * narrowing, y: -lat }));
  const [left, right] = bounds(points.map(({ x }) => x));
  const [top, bottom] = bounds(points.map(({ y }) => y));
  const inner = WIDTH * (1 - 2 * MARGIN);
  const scale = inner / Math.max(right - left, (bottom - top) * 0.7);
  const most = Math.max(...towns.map(({ population }) => population));
  const pad = WIDTH * MARGIN;
  return {
    width: Math.round((right - left) * scale + 2 * pad),
    height: Math.round((bottom - top) * scale + 2 * pad),
    towns: towns.map(({ name, region, population }, index) => ({
      name,
      region,
      x: Math.round((points[index]!.x - left) * scale + pad),
      y: Math.round((points[index]!.y - top) * scale + pad),
      size: Math.round(Math.sqrt(population / most) * 100) / 100,
    })),
  };
}

/**
 * The share of the towns nearest to the centre. A town is remote if it is further away than these towns by the factor
 * `A_GOOD_DEAL`.
 */
const NEARLY_ALL = 0.92;
const A_GOOD_DEAL = 1.3;

function mainlandOf(towns: readonly City[]): City[] {
  const [lat, lon] = [median(towns.map((each) => each.lat)), median(towns.map((each) => each.lon))];
  const away = (each: City) => Math.hypot(each.lat - lat, (each.lon - lon) * Math.cos((lat * Math.PI) / 180));
  const distances = towns.map(away).sort((one, other) => one - other);
  const furthest = (distances[Math.floor(distances.length * NEARLY_ALL)] ?? 0) * A_GOOD_DEAL;
  return towns.filter((each) => away(each) <= furthest);
}

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function bounds(values: number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}
