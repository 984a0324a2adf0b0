import { expect, test } from "vitest";
import { mosaicOf } from "./mosaic";

const town = (region: string, x: number, y: number) => ({ name: `${region} ${x}`, region, x, y, size: 0.5 });

/** Two regions side by side, and a third on an island. */
const map = {
  country: "Nowhere",
  width: 1000,
  height: 600,
  towns: [
    ...[100, 160, 220].flatMap((x) => [100, 160, 220].map((y) => town("west", x, y))),
    ...[280, 340, 400].flatMap((x) => [100, 160, 220].map((y) => town("east", x, y))),
    ...[800, 860].flatMap((x) => [400, 460].map((y) => town("isle", x, y))),
  ],
};

const placesOf = (tiles: string) => [...tiles.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

test("mosaicOf > makes each region a piece with its largest town, and shares no tile", () => {
  const pieces = mosaicOf(map);
  expect(pieces.map(({ region }) => region).sort()).toEqual(["east", "isle", "west"]);
  expect(pieces.find(({ region }) => region === "east")!.town.name).toBe("east 280");
  const tiles = pieces.flatMap((piece) => placesOf(piece.tiles).map(String));
  expect(new Set(tiles).size).toBe(tiles.length);
});

test("mosaicOf > gives neighbouring regions different tones", () => {
  const tones = Object.fromEntries(mosaicOf(map).map(({ region, tone }) => [region, tone]));
  expect(tones.east).not.toBe(tones.west);
});

test("mosaicOf > leaves sea between an island and the mainland", () => {
  const columns = mosaicOf(map).flatMap(({ tiles }) => placesOf(tiles).map(([x]) => x!));
  expect(columns.filter((x) => x > 480 && x < 720)).toEqual([]);
});

test("mosaicOf > fills a gap among the towns of a country", () => {
  const ring = Array.from({ length: 24 }, (_, n) =>
    town(
      "ring",
      Math.round(500 + Math.cos((n * Math.PI) / 12) * 200),
      Math.round(300 + Math.sin((n * Math.PI) / 12) * 200),
    ),
  );
  const [piece] = mosaicOf({ ...map, towns: ring });
  const inside = placesOf(piece!.tiles).filter(([x, y]) => Math.hypot(x! - 500, y! - 300) < 60);
  expect(inside.length).toBeGreaterThan(3);
});
