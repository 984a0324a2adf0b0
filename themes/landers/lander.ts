import type { FC } from "react";
import type { Layout, Person } from "../template";
import type { Speech } from "../words";

/** A landing page: the module `themes/landers/<name>`. One folder each, beside its line in `registry.ts`. */
export interface Lander {
  /**
   * The page between the template's header and footer. It is rendered by the server alone: what moves or answers is CSS,
   * or the folder's own `script.ts`, which finds its elements by their data attributes.
   */
  Page: FC<LanderProps>;
}

/** The traits of a lander that the product has to know before it renders it. */
export interface LanderTraits {
  /** `lander`: with the way to log in, in the header. `empty`: nothing leads away but the footer. */
  layout: Extract<Layout, "lander" | "empty">;
  /** The text of the window's title. */
  title: Parameters<Speech["t"]>[0];
  /** How many of the site's people it shows, among those this visitor may see. */
  people: number;
  /** Whether it shows the towns of the visitor's country. */
  map: boolean;
}

/** The traits of a lander about one member, which the product has to know. */
export interface MemberLanderTraits extends Pick<LanderTraits, "layout"> {
  /** The text of the window's title; it takes the member's `name`. */
  title: LanderTraits["title"];
}

export interface LanderProps {
  brand: string;
  niche: number;
  /** How one begins; null where this visitor may not join. */
  start: Start | null;
  /** At most as many as the lander shows. Empty where visitors see nobody: then portraits are drawn. */
  people: readonly Person[];
  /** Null unless the lander shows one. */
  map: TownMap | null;
  /** Whom a member lander is about. Null on every other one, and where this visitor may not see the member. */
  subject: Subject | null;
}

/** One member's public card, and what they say of themselves. */
export interface Subject {
  /** With a large picture. */
  person: Person;
  /** Their words about themselves, cut to a few sentences; "" where they have written nothing. */
  words: string;
}

/** The beginning of the sign-up: where the form goes, and what can be chosen before there is an account. */
export interface Start {
  action: string;
  /** The lander's own path, as the sign-up notes it, with the variant of an experiment. */
  from: string;
  /** Who sent the visitor, for the form to take along; null where the page carries nothing. */
  source: string | null;
  /** ISO 3166-1 alpha-2: the country that the regions are of. */
  country: string;
  countryName: string;
  /** Each empty where the site does not ask. */
  genders: readonly Choice[];
  seeking: readonly Choice[];
  regions: readonly Choice[];
  interests: readonly Choice[];
}

export interface Choice {
  id: string;
  label: string;
}

/** Towns of a country in a field of `width` x `height`. */
export interface TownMap {
  country: string;
  width: number;
  height: number;
  /** The largest first. `size` is 0 to 1. */
  towns: readonly { name: string; region: string; x: number; y: number; size: number }[];
}
