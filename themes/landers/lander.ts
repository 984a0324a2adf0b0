import type { FC } from "react";
import type { Layout, Person } from "../template";
import type { Speech } from "../words";

/** A landing page: the module `themes/landers/<name>`. Each lander has a folder, and a line in `registry.ts`. */
export interface Lander {
  /**
   * The page between the template's header and footer. Only the server renders it. Movement and answers are CSS, or the
   * folder's own `script.ts`, which finds its elements by data attributes.
   */
  Page: FC<LanderProps>;
}

/** The traits of a lander that the product needs before it renders. */
export interface LanderTraits {
  /** `lander`: the header has a log-in link. `empty`: only the footer has links. */
  layout: Extract<Layout, "lander" | "empty">;
  /** The message key of the page's title. */
  title: Parameters<Speech["t"]>[0];
  /** The number of people to show, among those that this visitor may see. */
  people: number;
  /** Whether the lander shows a map of the towns in the visitor's country. */
  map: boolean;
}

/** The traits of a lander about a member, which the product needs before it renders. */
export interface MemberLanderTraits extends Pick<LanderTraits, "layout"> {
  /** The message key of the page's title, which takes the member's `name`. */
  title: LanderTraits["title"];
}

export interface LanderProps {
  brand: string;
  niche: number;
  /** The beginning of the sign-up. Null if this visitor may not sign up. */
  start: Start | null;
  /**
   * The people to show, at most as many as the lander asks for. Empty if visitors may not see people. The lander then
   * shows drawings.
   */
  people: readonly Person[];
  /** The map of the visitor's country. Null if the lander has no map. */
  map: TownMap | null;
  /** The member of a member lander. Null on all others, and if this visitor may not see the member. */
  subject: Subject | null;
}

/** A member's public card and own text. */
export interface Subject {
  /** The member's card, with a large picture. */
  person: Person;
  /** The member's own text, cut to a few sentences. "" if absent. */
  words: string;
}

/** The beginning of the sign-up: the target of the form, and choices before there is an account. */
export interface Start {
  action: string;
  /** The lander's own path, with the variant of an experiment. The account stores this path. */
  from: string;
  /** The traffic source, which the form sends along. Null if the page has none. */
  source: string | null;
  /** ISO 3166-1 alpha-2: the country of the regions. */
  country: string;
  countryName: string;
  /** The genders to choose from. Each list is empty if the site does not ask. */
  genders: readonly Choice[];
  seeking: readonly Choice[];
  regions: readonly Choice[];
  interests: readonly Choice[];
}

export interface Choice {
  id: string;
  label: string;
}

/** The towns of a country, with their positions in an area of `width` x `height`. */
export interface TownMap {
  country: string;
  width: number;
  height: number;
  /** The towns, the largest first. `size` is from 0 to 1. */
  towns: readonly { name: string; region: string; x: number; y: number; size: number }[];
}
