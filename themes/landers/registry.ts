import type { Lander, LanderTraits, MemberLanderTraits } from "./lander";

export type LanderName = keyof typeof landers;
export type MemberLanderName = keyof typeof memberLanders;

/** The landing pages by the name in their address. Each loads its own code and styles alone. */
export const landers = {
  video: lander(() => import("./video"), { title: "landers.video.title", layout: "empty" }),
  gallery: lander(() => import("./gallery"), { title: "landers.gallery.title", people: 12 }),
  maplanding: lander(() => import("./maplanding"), { title: "landers.maplanding.title", map: true }),
  alonetonight: lander(() => import("./alonetonight"), { title: "landers.alonetonight.title", layout: "empty" }),
  iconslanding: lander(() => import("./iconslanding"), { title: "landers.iconslanding.title", layout: "empty" }),
  socialnetwork: lander(() => import("./socialnetwork"), { title: "landers.socialnetwork.title", people: 4 }),
  collagelanding: lander(() => import("./collagelanding"), { title: "landers.collagelanding.title", people: 9 }),
  transitionsvideolanding: lander(() => import("./transitionsvideolanding"), {
    title: "landers.transitionsvideolanding.title",
    layout: "empty",
  }),
} satisfies Record<string, RegisteredLander>;

/** The landing pages about one member, by the last name in `/members/<id>/<name>`. */
export const memberLanders = {
  landing: memberLander(() => import("./landing"), { title: "landers.landing.title", layout: "lander" }),
  landing2: memberLander(() => import("./landing2"), { title: "landers.landing2.title", layout: "empty" }),
  landing3: memberLander(() => import("./landing3"), { title: "landers.landing3.title", layout: "empty" }),
} satisfies Record<string, RegisteredMemberLander>;

export const LANDER_NAMES = Object.keys(landers) as LanderName[];
export const MEMBER_LANDER_NAMES = Object.keys(memberLanders) as MemberLanderName[];

/** The landing pages of both kinds, by their folders' names. */
export const allLanders = { ...landers, ...memberLanders };
export const ALL_LANDER_NAMES = [...LANDER_NAMES, ...MEMBER_LANDER_NAMES];

export function isLanderName(name: string): name is LanderName {
  return Object.hasOwn(landers, name);
}

export function isMemberLanderName(name: string): name is MemberLanderName {
  return Object.hasOwn(memberLanders, name);
}

export interface RegisteredLander extends LanderTraits {
  load(): Promise<Lander>;
}

export interface RegisteredMemberLander extends MemberLanderTraits {
  load(): Promise<Lander>;
}

function lander(load: () => Promise<Lander>, traits: Partial<LanderTraits> = {}): RegisteredLander {
  return { layout: "lander", title: "index.headline", people: 0, map: false, ...traits, load };
}

function memberLander(load: () => Promise<Lander>, traits: MemberLanderTraits): RegisteredMemberLander {
  return { ...traits, load };
}
