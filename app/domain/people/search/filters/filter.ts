import type { z } from "zod";
import type { CalendarDate } from "~/app/domain/ages";
import type { Town } from "~/app/domain/site/places/distance";
import type { Words } from "~/app/locales";
import type { Language } from "~/app/locales/names";
import type { Tenant } from "~/tenants/config/schema";
import type { Condition } from "../condition";

/** The context that a filter's values depend on. */
export interface Moment {
  today: CalendarDate;
  /** UTC ms. */
  now: number;
  /** Where the viewer lives, if they said so. */
  home: Town | null;
  /** Whether the viewer may know when others are here: a visitor, or a member who shares it too. */
  seesActivity: boolean;
  tenant: Tenant;
  /** The country that is chosen: what a region's id means depends on it. */
  country: string | null;
}

/** The context that a filter's control depends on: not the time, so that a control stays what it is. */
export interface Offer extends Omit<Moment, "today" | "now"> {
  words: Words;
  language: Language;
}

/** How a filter is chosen in a form, in words: `one` of a list ("" is any), `several` of one, or one box to tick. */
export interface Control {
  kind: "one" | "several" | "tick";
  /** Of the form's field. */
  wire: string;
  label: string;
  options: { value: string; label: string }[];
  /** Those of the options that are chosen now. */
  chosen: string[];
}

/** A value by its name on the wire and how it is read there: null where that says "any". */
export interface Value<Schema extends z.ZodType = z.ZodType> {
  wire: string;
  schema: Schema;
}
type Values = Record<string, Value>;

export type ChosenOf<V extends Values> = { [K in keyof V]: z.output<V[K]["schema"]> | null };

/** One filter of the search, in one place: what it is called, what it takes, whom it lets in, and how it is offered. */
export interface Filter<V extends Values = Values> {
  /** As `searchFields` in a config has it. */
  name: string;
  values: V;
  /** The conditions that people have to meet; null where the filter is left open. */
  conditions(chosen: ChosenOf<V>, moment: Moment): Condition[] | null;
  /** Null where it can't be offered: a region without a country. */
  control(chosen: ChosenOf<V>, offer: Offer): Control | null;
  /** The form's field names that differ from the API's, mapped to those. */
  fromForm?(query: Readonly<Record<string, string>>): Record<string, string>;
}

export function filter<const V extends Values>(record: Filter<V>): Filter<V> {
  return record;
}
