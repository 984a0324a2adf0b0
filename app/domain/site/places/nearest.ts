import { allTowns, kilometresBetween } from "./distance";

export interface Whereabouts {
  country: string;
  region: string;
  city: string;
}

/**
 * Returns the nearest known town within 50 km; null if there is no town. Takes degrees, and asks no external service.
 */
export function nearestTown(lat: number, lon: number): Whereabouts | null {
  let nearest: Whereabouts | null = null;
  let least = FARTHEST_KM;
  for (const town of allTowns()) {
    const distance = kilometresBetween(town, { lat, lon });
    if (distance > least) continue;
    least = distance;
    nearest = { country: town.country, region: town.region, city: town.name };
  }
  return nearest;
}

const FARTHEST_KM = 50;
