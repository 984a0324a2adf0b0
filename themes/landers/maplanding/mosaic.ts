import type { TownMap } from "../lander";

type Town = TownMap["towns"][number];

/** A region of a country as adjacent tiles. */
export interface Piece {
  region: string;
  /** Its tiles as one path. */
  tiles: string;
  /** One of `TONES` shades, different from its neighbours' if possible. */
  tone: number;
  /** Its largest town. */
  town: Town;
  /** The horizontal middle of its tiles, and their upper edge. */
  middle: number;
  top: number;
}

export const TONES = 4;

/** The width and height of a tile in units of the map: hexagons that stand on a corner. */
const WIDE = 36;
const HIGH = 40;
const ROW = (HIGH * 3) / 4;
const TILE = `l${WIDE / 2} ${HIGH / 4}v${HIGH / 2}l-${WIDE / 2} ${HIGH / 4}-${WIDE / 2}-${HIGH / 4}v-${HIGH / 2}z`;
/** The distance from the outermost towns to the coast, in units of the map. */
const SHORE = 30;

/**
 * Draws a country as a mosaic. Only its towns are known: the area between them is land, and each tile belongs to the
 * region of the nearest town, so borders and coasts are approximate.
 */
export function mosaicOf({ towns }: TownMap): Piece[] {
  const tiles = tilesOf(towns);
  const regions = [...new Set(tiles.map(({ town }) => town.region))];
  const neighbours = neighboursAmong(tiles);
  const tones = new Map<string, number>();
  for (const region of regions) {
    const taken = [...(neighbours.get(region) ?? [])].map((each) => tones.get(each));
    const free = Array.from({ length: TONES }, (_, tone) => tone).find((tone) => !taken.includes(tone));
    tones.set(region, free ?? tones.size % TONES);
  }
  return regions.map((region) => {
    const own = tiles.filter(({ town }) => town.region === region);
    return {
      region,
      tiles: own.map(({ x, y }) => `M${x} ${y - HIGH / 2}${TILE}`).join(""),
      tone: tones.get(region)!,
      town: towns.find((each) => each.region === region)!,
      middle: Math.round(own.reduce((sum, { x }) => sum + x, 0) / own.length),
      top: Math.min(...own.map(({ y }) => y)) - HIGH / 2,
    };
  });
}

interface Tile extends Place {
  town: Town;
}

/** Returns the tiles of land, each with its nearest town. */
function tilesOf(towns: TownMap["towns"]): Tile[] {
  const reach = reachOf(towns);
  const [left, right] = [Math.min(...towns.map(({ x }) => x)), Math.max(...towns.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...towns.map(({ y }) => y)), Math.max(...towns.map(({ y }) => y))];
  const covered: Tile[] = [];
  const open: Place[] = [];
  for (let row = 0, y = top - 2 * reach; y < bottom + 2 * reach; row++, y += ROW) {
    for (let x = left - 2 * reach + ((row % 2) * WIDE) / 2; x < right + 2 * reach; x += WIDE) {
      const at = { x: Math.round(x), y: Math.round(y) };
      const town = nearest(at, towns);
      if (away(at, town) <= reach) covered.push({ ...at, town });
      else open.push(at);
    }
  }
  // Makes the land smaller where it meets the sea. Bays remain, and gaps between towns stay closed.
  const sea = seaAmong(open);
  const land = [
    ...covered,
    ...open.filter((each) => !sea.has(each)).map((at) => ({ ...at, town: nearest(at, towns) })),
  ];
  const shore = [...sea];
  const back = reach - SHORE;
  return land.filter((tile) => !shore.some((each) => away(each, tile) < back));
}

interface Place {
  x: number;
  y: number;
}

/**
 * Returns the open tiles that connect to the first one, a corner of the map. All other open tiles lie within the land.
 */
function seaAmong([corner, ...others]: Place[]): Set<Place> {
  const sea = new Set(corner && [corner]);
  const rest = new Set(others);
  for (const one of sea) {
    for (const other of rest) {
      if (away(one, other) > WIDE * 1.2) continue;
      rest.delete(other);
      sea.add(other);
    }
  }
  return sea;
}

/** Returns the distance up to which the land around two towns must reach to close the gap between them. */
function reachOf(towns: TownMap["towns"]): number {
  const gaps = towns
    .map((town) => Math.min(...towns.filter((each) => each !== town).map((each) => away(each, town))))
    .sort((one, other) => one - other);
  return Math.min(130, Math.max(70, (gaps[Math.floor(gaps.length * 0.9)] ?? 0) * 1.5));
}

function nearest(at: Place, towns: TownMap["towns"]): Town {
  return towns.reduce((one, other) => (away(at, other) < away(at, one) ? other : one));
}

/** The regions that each region touches. */
function neighboursAmong(tiles: Tile[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const one of tiles) {
    for (const other of tiles) {
      if (one.town.region === other.town.region || away(one, other) > WIDE * 1.2) continue;
      found.set(one.town.region, (found.get(one.town.region) ?? new Set()).add(other.town.region));
    }
  }
  return found;
}

const away = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);
