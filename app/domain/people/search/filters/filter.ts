import type { z } from "zod";
import type { CalendarDate } from "~/app/domain/ages";
import type { Town } from "~/app/domain/site/places/distance";
import type { Words } from "~/app/locales";
import type { Language } from "~/app/locales/names";
import type { Tenant } from "~/tenants/config/schema";
import type { Condition } from "../condition";

export interface Moment {
  today: CalendarDate;
  /** UTC ms. */
  now: number;
  home: Town | null;
  /** Whether the viewer may see others' activity: a visitor, or a member who shares theirs. */
  seesActivity: boolean;
  tenant: Tenant;
  /** The chosen country, which a region's id depends on. */
  country: string | null;
}

/** The context of a filter's control, without the time, so a control is stable. */
export interface Offer extends Omit<Moment, "today" | "now"> {
  words: Words;
  language: Language;
}

/** How a form shows a filter: `one` of a list ("" is any), `several` of a list, or one checkbox. */
export interface Control {
  kind: "one" | "several" | "tick";
  wire: string;
  label: string;
  options: { value: string; label: string }[];
  chosen: string[];
}

/** A value by its wire name and its parser, which returns null for "any". */
export interface Value<Schema extends z.ZodType = z.ZodType> {
  wire: string;
  schema: Schema;
}
type Values = Record<string, Value>;

export type ChosenOf<V extends Values> = { [K in keyof V]: z.output<V[K]["schema"]> | null };

export interface Filter<V extends Values = Values> {
  name: string;
  values: V;
  /** Returns the conditions on members; null if the filter is open. */
  conditions(chosen: ChosenOf<V>, moment: Moment): Condition[] | null;
  /** Returns null if the filter cannot be offered, such as a region without a country. */
  control(chosen: ChosenOf<V>, offer: Offer): Control | null;
  /** Maps the form's field names that differ from the API's. */
  fromForm?(query: Readonly<Record<string, string>>): Record<string, string>;
}

export function filter<const V extends Values>(record: Filter<V>): Filter<V> {
  return record;
}
