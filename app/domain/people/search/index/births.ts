import type { CalendarDate } from "~/app/domain/ages";
import { Bits } from "./bits";
import { Postings } from "./postings";

/**
 * Members by birth date. Each year has the set of everyone born before it, so a span of whole years is the difference
 * of two sets. Members born in its partial first and last year are added day by day.
 */
export class Births {
  readonly #days = new Postings();
  /** Undefined until the first `settle`: before, each member would be written to the sets of all later years. */
  #before: Map<number, Bits> | undefined;
  /** Until then: the members born in each year. */
  readonly #born = new Map<number, Bits>();
  #first = Number.POSITIVE_INFINITY;
  /** Everyone is born before this year. */
  #end = 0;

  set(member: number, birthDate: CalendarDate): void {
    const former = this.#days.valueOf(member);
    const date = birthDate === BLANKED ? null : birthDate;
    if (date === former) return;
    this.#days.set(member, date);
    if (!this.#before) {
      this.#note(member, former, date);
      return;
    }
    if (former !== null) {
      for (let year = yearOf(former) + 1; year <= this.#end; year++) this.#before.get(year)!.remove(member);
    }
    if (date === null) return;
    const year = yearOf(date);
    this.#cover(this.#before, year);
    for (let later = year + 1; later <= this.#end; later++) this.#before.get(later)!.add(member);
  }

  /** Makes the sets of all members set so far, in steps of a millisecond or two. `members` is their number. */
  *settle(members: number): Generator<void> {
    if (this.#before) return;
    const before = new Map<number, Bits>();
    const years = [...this.#born.keys()];
    this.#first = Math.min(...years);
    this.#end = years.length > 0 ? Math.max(...years) + 1 : 0;
    let sofar = new Bits((members + 31) >>> 5);
    for (let year = this.#first; year < this.#end; year++) {
      sofar = sofar.copy();
      const born = this.#born.get(year);
      if (born) sofar.or(born);
      before.set(year + 1, sofar);
      yield;
    }
    this.#born.clear();
    this.#before = before;
  }

  #note(member: number, former: CalendarDate | null, date: CalendarDate | null): void {
    if (former !== null) this.#born.get(yearOf(former))!.remove(member);
    if (date === null) return;
    const year = yearOf(date);
    const born = this.#born.get(year) ?? new Bits();
    this.#born.set(year, born);
    born.add(member);
  }

  /** Adds everyone born after the first date and by the second to an empty set. "" is unbounded. */
  addBetween(found: Bits, after: CalendarDate, by: CalendarDate): void {
    const until = by === "" ? LAST : by;
    found.or(this.#bornBefore(yearOf(until)));
    if (after !== "") found.andNot(this.#bornBefore(yearOf(after) + 1));
    const years = new Set([...(after === "" ? [] : [yearOf(after)]), yearOf(until)]);
    for (const year of years) {
      this.#days.addTo(
        found,
        daysOf(year).filter((day) => day > after && day <= until),
      );
    }
  }

  #bornBefore(year: number): Bits {
    if (year <= this.#first) return NOBODY;
    return this.#before?.get(Math.min(year, this.#end)) ?? NOBODY;
  }

  /** Makes the sets that a year needs. */
  #cover(before: Map<number, Bits>, year: number): void {
    if (this.#end === 0) {
      this.#first = year;
      this.#end = year + 1;
      before.set(year + 1, new Bits());
    }
    for (; this.#end <= year; this.#end++) before.set(this.#end + 1, before.get(this.#end)!.copy());
    for (; this.#first > year; this.#first--) before.set(this.#first, new Bits());
  }
}

const NOBODY = new Bits(0);
/** Replaces an erased birth date. */
const BLANKED = "0000-00-00";
/** After every birth date. */
const LAST = "9999-12-31";

/** Returns the days of a year, and some that do not exist, on which no one was born. */
function daysOf(year: number): CalendarDate[] {
  return MONTHS.flatMap((month) => DAYS.map((day) => `${year}-${month}-${day}`));
}

const [MONTHS, DAYS] = [12, 31].map((count) =>
  Array.from({ length: count }, (_, at) => String(at + 1).padStart(2, "0")),
) as [string[], string[]];

function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4));
}
