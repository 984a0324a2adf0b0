/**
 * Draws the portraits beside this file: `npx tsx themes/landers/portraits/generate.ts`. Open Peeps by Pablo Stanley,
 * CC0. White skin, black lines and a grey coat, which the page tints.
 */
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createAvatar } from "@dicebear/core";
import * as openPeeps from "@dicebear/open-peeps";

type Look = Required<Pick<openPeeps.Options, "head" | "face">> & Pick<openPeeps.Options, "facialHair" | "accessories">;

// Chosen by hand: all look adult.
const LOOKS: Record<string, Look> = {
  "woman-1": { head: ["medium3"], face: ["smile"], accessories: ["glasses2"] },
  "woman-2": { head: ["longCurly"], face: ["calm"], accessories: ["glasses3"] },
  "woman-3": { head: ["bun2"], face: ["smile"] },
  "woman-4": { head: ["mediumStraight"], face: ["cheeky"] },
  "woman-5": { head: ["dreads1"], face: ["calm"] },
  "man-1": { head: ["short4"], face: ["smile"], facialHair: ["full2"] },
  "man-2": { head: ["noHair1"], face: ["calm"], facialHair: ["full"] },
  "man-3": { head: ["pomp"], face: ["smileBig"], facialHair: ["moustache2"] },
  "man-4": { head: ["dreads2"], face: ["smile"], facialHair: ["goatee1"] },
  "man-5": { head: ["short2"], face: ["cheeky"], accessories: ["glasses2"], facialHair: ["chin"] },
  "older-woman-1": { head: ["grayBun"], face: ["smile"] },
  "older-woman-2": { head: ["grayMedium"], face: ["calm"], accessories: ["glasses"] },
  "older-woman-3": { head: ["grayMedium"], face: ["smile"], accessories: ["glasses4"] },
  "older-man-1": { head: ["grayShort"], face: ["smile"], facialHair: ["full4"] },
  "older-man-2": { head: ["noHair3"], face: ["calm"], facialHair: ["moustache9"], accessories: ["glasses5"] },
};

const folder = dirname(fileURLToPath(import.meta.url));
for (const [name, look] of Object.entries(LOOKS)) writeFileSync(join(folder, `${name}.svg`), `${drawing(look)}\n`);

function drawing({ facialHair, accessories, ...look }: Look): string {
  const avatar = createAvatar(openPeeps, {
    ...look,
    ...(facialHair ? { facialHair, facialHairProbability: 100 } : { facialHairProbability: 0 }),
    ...(accessories ? { accessories, accessoriesProbability: 100 } : { accessoriesProbability: 0 }),
    maskProbability: 0,
    skinColor: ["ffffff"],
    clothingColor: ["8c8c8c"],
    headContrastColor: ["e9e9e9"],
  });
  return avatar
    .toString()
    .replace(/<metadata[\s\S]*?<\/metadata>/, "<title>Drawn portrait</title>")
    .replace(/<mask id="viewboxMask">[\s\S]*?<\/mask>/, "")
    .replace(' mask="url(#viewboxMask)"', "")
    .replace(' shape-rendering="auto"', "")
    .replace(/-?\d+\.\d\d+/g, (number) => Number(number).toFixed(1));
}
