import { type City, citiesOf, countriesWithCities } from "./places";

export interface Whereabouts {
  country: string;
  region: string;
  city: string;
}

/** The nearest town that we know, null where none is within 50 km. Degrees in, and nothing is asked of anybody else. */
export function nearestTown(lat: number, lon: number): Whereabouts | null {
  let nearest: Town | undefined;
  let least = FARTHEST_KM;
  for (const town of towns()) {
    const distance = kilometresBetween(town, { lat, lon });
    if (distance > least) continue;
    least = distance;
    nearest = town;
  }
  return nearest ? { country: nearest.country, region: nearest.region, city: nearest.name } : null;
}

const FARTHEST_KM = 50;
const EARTH_KM = 6371;

type Town = City & { country: string };

let all: Town[] | undefined;

function towns(): Town[] {
  all ??= countriesWithCities().flatMap((country) => citiesOf(country).map((city) => ({ ...city, country })));
  return all;
}

type Point = { lat: number; lon: number };

/** Along the globe (haversine). */
function kilometresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const part = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(part));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
