import { createHash } from "node:crypto";
import { createAvatar } from "@dicebear/core";
import * as openPeeps from "@dicebear/open-peeps";
import type { Media } from "~/app/domain/site/media/media";
import type { Gender } from "~/tenants/config/vocabulary";
import { mix } from "~/themes/colour";
import { knobs } from "~/themes/niches/knobs";
import { ageFrom } from "./ages";
import type { Group } from "./groups";
import { type Random, randomFrom, weighed } from "./random";

export interface Picture {
  file: string;
  gender: Gender;
  age: number;
  hair: string;
}

/** Draws portraits (Open Peeps by Pablo Stanley, CC0). Deterministic per site; skips existing ones. */
export async function drawPictures(
  site: { slug: string; niche: number },
  groups: Group[],
  count: number,
  media: Pick<Media, "has" | "put">,
): Promise<Picture[]> {
  const anyGroup = weighed(groups, ({ share }) => share);
  const draw = async (index: number): Promise<Picture> => {
    const random = randomFrom(site.slug, "picture", index);
    const group = anyGroup(random);
    const age = ageFrom(group, random);
    const { hair, options } = looks(group.gender, age, groundsOf(site.niche), random);
    const file = `${nameOf(site.slug, index)}.svg`;
    if (!(await media.has(`media/${file}`))) {
      await media.put(`media/${file}`, Buffer.from(drawing(options, HAIR_COLOURS[hair]!)));
    }
    return { file, gender: group.gender, age, hair };
  };
  return Promise.all(Array.from({ length: count }, (_, index) => draw(index)));
}

/** Hides both the person and the position. */
function nameOf(slug: string, index: number): string {
  return createHash("sha256").update(`${slug}\0picture\0${index}`).digest("hex").slice(0, 32);
}

type Options = NonNullable<Parameters<typeof createAvatar<openPeeps.Options>>[1]>;

// The heads of the portraits. Chosen by hand: no head looks young, and none has a mask, tears or monsters' features.
const HEADS: Record<Gender, { any: Heads; grey: Heads; bald: Heads }> = {
  female: {
    any: [
      ...(["bangs2", "long", "longBangs", "longCurly", "medium1", "medium2", "medium3", "mediumStraight"] as const),
      ...(["mediumBangs", "bun2", "bun", "dreads1", "grayMedium", "bangs", "cornrows2"] as const),
    ],
    grey: ["grayBun", "grayMedium", "grayMedium", "bangs", "medium1", "mediumStraight", "medium3", "grayShort"],
    bald: [],
  },
  male: {
    any: [
      "short1",
      "short2",
      "short3",
      "short4",
      "short5",
      "pomp",
      "shaved2",
      "shaved3",
      "dreads2",
      "flatTop",
      "twists",
    ],
    grey: ["grayShort", "grayShort", "short4", "short1", "short2", "noHair3", "pomp"],
    bald: ["noHair1", "noHair3"],
  },
};
type Heads = NonNullable<Options["head"]>;

const FACES: NonNullable<Options["face"]> = [
  "smile",
  "smile",
  "smile",
  "calm",
  "calm",
  "cute",
  "cute",
  "cheeky",
  "eatingHappy",
];
const BEARDS: NonNullable<Options["facialHair"]> = [
  ...(["chin", "full", "full2", "full3", "goatee1", "goatee2"] as const),
  ...(["moustache1", "moustache2", "moustache3", "moustache4"] as const),
];
const GLASSES: NonNullable<Options["accessories"]> = ["glasses", "glasses2", "glasses3", "glasses4"];
const FAIR_SKINS = ["ffdbb4", "f3c9a0", "edb98a"];
const DARK_SKINS = ["d08b5b", "ae5d29", "8d5a3a"];
const CLOTHES = ["7d93b8", "b5654f", "6d8f7a", "d9a05b", "8c6c9e", "4f6d7a", "c98ba0", "5b5f6e", "a3b18a"];

/** The colours of hair. Deep tones, because hair has the colour of the outline's ink, and both must be readable. */
const HAIR_COLOURS: Record<string, string> = {
  black: "171310",
  brown: "4a2a1a",
  red: "8a3417",
  blond: "8f6a35",
  grey: "75767c",
  white: "85868c",
  bald: "171310",
};
const fairHair = weighed(Object.entries({ black: 25, brown: 42, blond: 23, red: 10 }), ([, weight]) => weight);
const darkHair = weighed(Object.entries({ black: 75, brown: 25 }), ([, weight]) => weight);

function looks(gender: Gender, age: number, grounds: string[], random: Random): { hair: string; options: Options } {
  const dark = random.chance(0.25);
  const hair = hairAt(gender, age, dark ? darkHair : fairHair, random);
  const heads = HEADS[gender];
  const greyed = hair === "grey" || hair === "white";
  const light = hair === "white" ? "f1efec" : hair === "grey" ? "c9c9cb" : (LIGHT[hair] ?? "c9c9cb");
  return {
    hair,
    options: {
      head: [random.pick(hair === "bald" ? heads.bald : greyed ? heads.grey : heads.any)],
      face: [random.pick(FACES)],
      facialHair: [random.pick(BEARDS)],
      facialHairProbability: gender === "male" && random.chance(hair === "bald" ? 0.9 : 0.6) ? 100 : 0,
      accessories: [random.pick(GLASSES)],
      accessoriesProbability: random.chance(age < 45 ? 0.18 : 0.42) ? 100 : 0,
      maskProbability: 0,
      skinColor: [random.pick(dark ? DARK_SKINS : FAIR_SKINS)],
      clothingColor: [random.pick(CLOTHES)],
      headContrastColor: [light],
      backgroundColor: [random.pick(grounds)],
      scale: 92,
      translateY: 4,
    },
  };
}

const LIGHT: Record<string, string> = { black: "4a3b34", brown: "8a5a3c", red: "c5693f", blond: "e3c182" };

function hairAt(gender: Gender, age: number, natural: typeof fairHair, random: Random): string {
  if (gender === "male" && random.chance(age < 35 ? 0.04 : 0.16)) return "bald";
  if (random.chance((age - 42) / 32)) return age > 64 && random.chance(0.5) ? "white" : "grey";
  return natural(random)[0];
}

/** Soft tints of the niche's own colours. */
function groundsOf(niche: number): string[] {
  const { accent, support, paper } = knobs[niche]!;
  const tints = [
    mix(paper, accent, 0.14),
    mix(paper, accent, 0.26),
    mix(paper, support, 0.14),
    mix(paper, support, 0.26),
  ];
  return tints.map((tint) => tint.slice(1));
}

function drawing(options: Options, ink: string): string {
  const style = {
    ...openPeeps,
    create: (props: Parameters<typeof openPeeps.create>[0]) => {
      const { body, ...rest } = openPeeps.create(props);
      // The groups are body, head, face, beard, mask and accessories. Hair and beard take the ink's colour.
      const groups = body.split(/(?=<g transform)/);
      const inked = groups.map((part, at) => (at === 1 || at === 3 ? part.replaceAll('"#000"', `"#${ink}"`) : part));
      return { body: inked.join(""), ...rest };
    },
  };
  return createAvatar(style, options).toString();
}
