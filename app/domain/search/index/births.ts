import type { CalendarDate } from "~/app/domain/ages";
import { Bits, grown } from "./bits";

/**
 * Members by their birth dates. For each year there is the set of all who were born before it, so any span of years is the
 * difference of two sets; only those born in its first and last year are looked at one by one.
 */
export class Births {
  #dates: Int32Array = new Int32Array(16);
  readonly #before = new Map<number, Bits>();
  #first = Number.POSITIVE_INFINITY;
  /** All are born before this year. */
  #end = 0;

  set(member: number, birthDate: CalendarDate): void {
    if (member >= this.#dates.length) this.#dates = grown(this.#dates, member + 1);
    const former = this.#dates[member]!;
    const date = numberOf(birthDate);
    if (date === former) return;
    this.#dates[member] = date;
    if (former !== 0) {
      for (let year = yearOf(former) + 1; year <= this.#end; year++) this.#before.get(year)!.remove(member);
    }
    if (date === 0) return;
    const year = yearOf(date);
    this.#cover(year);
    for (let later = year + 1; later <= this.#end; later++) this.#before.get(later)!.add(member);
  }

  /** Adds all who were born after the one date and not after the other to an empty set. "" is no bound. */
  addBetween(found: Bits, after: CalendarDate, by: CalendarDate): void {
    const [from, until] = [after ? numberOf(after) : 0, by ? numberOf(by) : Number.POSITIVE_INFINITY];
    found.or(this.#bornBefore(yearOf(until)));
    if (from > 0) found.andNot(this.#bornBefore(yearOf(from) + 1));
    if (from > 0) this.#addOfYear(found, yearOf(from), from, until);
    if (until !== Number.POSITIVE_INFINITY) this.#addOfYear(found, yearOf(until), from, until);
  }

  #addOfYear(found: Bits, year: number, from: number, until: number): void {
    const [before, through] = [this.#bornBefore(year).words, this.#bornBefore(year + 1).words];
    for (let at = 0; at < through.length; at++) {
      let left = through[at]! & ~(before[at] ?? 0);
      while (left !== 0) {
        const lowest = left & -left;
        const member = (at << 5) + 31 - Math.clz32(lowest);
        const date = this.#dates[member]!;
        if (date > from && date <= until) found.add(member);
        left ^= lowest;
      }
    }
  }

  #bornBefore(year: number): Bits {
    if (year <= this.#first) return NOBODY;
    return this.#before.get(Math.min(year, this.#end)) ?? NOBODY;
  }

  /** Makes the sets that a year needs. */
  #cover(year: number): void {
    if (this.#end === 0) {
      this.#first = year;
      this.#end = year + 1;
      this.#before.set(year + 1, new Bits());
    }
    for (; this.#end <= year; this.#end++) this.#before.set(this.#end + 1, this.#before.get(this.#end)!.copy());
    for (; this.#first > year; this.#first--) this.#before.set(this.#first, new Bits());
  }
}

const NOBODY = new Bits(0);
const DAYS = 32 * 13;

/** Grows as the date does; 0 for one that was blanked. A February 29 may stand in any year. */
function numberOf(date: CalendarDate): number {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  return year * DAYS + month * 32 + day;
}

function yearOf(date: number): number {
  return Math.floor(date / DAYS);
}
