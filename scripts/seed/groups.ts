import type { Gender, NicheNumber } from "~/tenants/config/vocabulary";

export interface Group {
  share: number;
  gender: Gender;
  seeking: Gender[];
  /** Youngest, most usual and oldest age, in years. */
  ages: [youngest: number, usual: number, oldest: number];
  /** `sought` marks the groups that the site is about. `seekers` marks the groups that look for them. */
  role: "sought" | "seekers";
}

export function groupsOf(niche: number): Group[] {
  return PEOPLE[niche]!.groups;
}

export function demoGroupOf(niche: number): Group {
  return PEOPLE[niche]!.demo;
}

const group = (
  share: number,
  gender: Gender,
  seeking: Gender | "both",
  ages: Group["ages"],
  role: Group["role"] = "sought",
): Group => ({ share, gender, seeking: seeking === "both" ? ["male", "female"] : [seeking], ages, role });

const PEOPLE: Record<number, { demo: Group; groups: Group[] }> = {
  1: {
    demo: group(1, "female", "male", [33, 34, 35]),
    groups: [
      group(42, "female", "male", [20, 33, 76]),
      group(46, "male", "female", [20, 35, 78]),
      group(4, "female", "female", [20, 31, 66]),
      group(4, "male", "male", [20, 32, 68]),
      group(3, "female", "both", [20, 29, 60]),
      group(1, "male", "both", [21, 33, 62]),
    ],
  },
  2: {
    demo: group(1, "male", "female", [38, 39, 40], "seekers"),
    groups: [
      group(50, "female", "male", [21, 36, 68]),
      group(9, "female", "female", [21, 34, 62]),
      group(6, "female", "both", [21, 33, 60]),
      group(35, "male", "female", [22, 40, 70], "seekers"),
    ],
  },
  3: {
    demo: group(1, "female", "both", [36, 37, 38]),
    groups: [
      group(31, "female", "male", [22, 37, 66]),
      group(36, "male", "female", [22, 40, 68]),
      group(13, "female", "both", [22, 35, 60]),
      group(8, "male", "both", [22, 39, 64]),
      group(6, "female", "female", [22, 34, 60]),
      group(6, "male", "male", [22, 38, 64]),
    ],
  },
  4: {
    demo: group(1, "male", "female", [42, 43, 44], "seekers"),
    groups: [
      group(54, "female", "male", [21, 37, 68]),
      group(7, "female", "both", [21, 35, 60]),
      group(35, "male", "female", [22, 42, 72], "seekers"),
      group(4, "female", "female", [22, 38, 62], "seekers"),
    ],
  },
  5: {
    demo: group(1, "male", "female", [59, 60, 61], "seekers"),
    groups: [
      group(58, "female", "male", [55, 62, 79]),
      group(4, "female", "both", [55, 61, 74]),
      group(35, "male", "female", [30, 57, 79], "seekers"),
      group(3, "female", "female", [48, 60, 74], "seekers"),
    ],
  },
  6: {
    demo: group(1, "male", "female", [38, 39, 40], "seekers"),
    groups: [
      group(54, "female", "male", [35, 42, 52]),
      group(6, "female", "both", [35, 41, 52]),
      group(37, "male", "female", [23, 38, 63], "seekers"),
      group(3, "female", "female", [29, 40, 56], "seekers"),
    ],
  },
  7: {
    demo: group(1, "male", "male", [35, 36, 37]),
    groups: [group(94, "male", "male", [20, 35, 74]), group(6, "male", "both", [22, 36, 64])],
  },
} satisfies Record<NicheNumber, object>;
