import type { CalendarDate } from "~/app/domain/ages";
import {
  type BroadTrait,
  type Condition,
  type PlaceTrait,
  regionKey,
  type SearchedRow,
  townKey,
  traitsOf,
} from "../condition";
import { Bits, Scratch } from "./bits";
import { Ids } from "./ids";
import { Ordering, sliceOf } from "./ordering";
import { Postings } from "./postings";

export interface Wanted {
  conditions: readonly Condition[];
  /** Leaves out members who meet all of these conditions; [] leaves out no one. */
  butNot?: readonly Condition[];
  without: readonly string[];
  order: Order;
  offset: number;
  limit: number;
}

/**
 * The order of results. `rings` are towns from nearest to farthest; members outside all rings come last. Members within
 * a ring are sorted by activity.
 */
export type Order = { by: "activity" } | { by: "newest" } | { by: "distance"; rings: Rings };
type Rings = readonly (readonly string[])[];

/** The members of a site as bit sets, which count any combination of filters exactly. About 100 bytes per member. */
export class MemberIndex {
  readonly #ids = new Ids();
  readonly #shown = new Bits();
  readonly #traits = new Map<string, Bits>();
  readonly #places = { region: new Postings(), town: new Postings() };
  readonly #orders = {
    lastActiveAt: new Ordering(this.#ids),
    createdAt: new Ordering(this.#ids),
    birthDate: new Ordering(this.#ids),
  };

  readonly #scratch = new Scratch();

  get size(): number {
    return this.#ids.size;
  }

  put(row: SearchedRow): void {
    const known = this.#ids.size;
    const member = this.#ids.add(row.id);
    if (member < known) for (const bits of this.#traits.values()) bits.remove(member);
    if (row.visible) this.#shown.add(member);
    else this.#shown.remove(member);
    for (const [trait, value] of traitsOf(row)) this.#traitOf(trait, value).add(member);
    this.#places.region.set(member, regionKey(row));
    this.#places.town.set(member, townKey(row));
    this.#orders.lastActiveAt.set(member, row.lastActiveAt);
    this.#orders.createdAt.set(member, row.createdAt);
    this.#orders.birthDate.set(member, dayOf(row.birthDate));
  }

  remove(id: string): void {
    const member = this.#ids.numberOf(id);
    if (member !== undefined) this.#shown.remove(member);
  }

  /** Sorts the members after all were added, in steps of a millisecond or two. */
  *settle(): Generator<void> {
    for (const order of Object.values(this.#orders)) yield* order.settle();
  }

  find({ conditions, butNot = [], without, order, offset, limit }: Wanted): { ids: string[]; total: number } {
    this.#scratch.reset(this.#ids.size);
    const hits = this.#allBut(without);
    for (const condition of conditions) hits.and(this.#meeting(condition));
    if (butNot.length > 0) hits.andNot(this.#meetingAll(butNot));
    const total = hits.count();
    const page =
      order.by === "distance"
        ? this.#nearest(hits, total, order.rings, { offset, limit })
        : this.#orders[order.by === "newest" ? "createdAt" : "lastActiveAt"].page(hits, total, offset, limit);
    return { ids: page.map((member) => this.#ids.idOf(member)), total };
  }

  /** Counts the members who meet all groups of conditions, and those who meet all but one, for each group. */
  countWithoutEach(
    groups: readonly (readonly Condition[])[],
    without: readonly string[],
  ): { all: number; withoutEach: number[] } {
    this.#scratch.reset(this.#ids.size);
    const sets = groups.map((group) => (group.length === 1 ? this.#meeting(group[0]!) : this.#meetingAll(group)));
    // First, for each group, computes the members who meet all later groups; then, from the front, those who also meet
    // all earlier ones.
    const behind: Bits[] = [];
    let rest = this.#allBut(without);
    for (const set of [...sets].reverse()) {
      behind.unshift(rest);
      rest = this.#scratch.take().set(rest).and(set);
    }
    const before = this.#allBut([]);
    const withoutEach = sets.map((set, at) => {
      const count = behind[at]!.countWith(before);
      before.and(set);
      return count;
    });
    return { all: rest.count(), withoutEach };
  }

  #allBut(without: readonly string[]): Bits {
    const bits = this.#scratch.take().set(this.#shown);
    for (const id of without) {
      const member = this.#ids.numberOf(id);
      if (member !== undefined) bits.remove(member);
    }
    return bits;
  }

  #meetingAll(conditions: readonly Condition[]): Bits {
    const all = this.#allBut([]);
    for (const condition of conditions) all.and(this.#meeting(condition));
    return all;
  }

  /** Returns the members who meet a condition. The set belongs to the index or to the scratch: do not modify it. */
  #meeting(condition: Condition): Bits {
    if (condition.kind === "trait" && condition.trait !== "region" && condition.trait !== "town") {
      const { trait, anyOf } = condition;
      const sets = anyOf.flatMap((value) => this.#traits.get(keyOf(trait, value)) ?? []);
      if (sets.length === 1) return sets[0]!;
      const any = this.#scratch.take();
      for (const set of sets) any.or(set);
      return any;
    }
    const found = this.#scratch.take();
    if (condition.kind === "born") this.#setBorn(found, condition.after, condition.by);
    else if (condition.kind === "since") this.#orders[condition.what].setFrom(found, condition.at);
    else this.#places[condition.trait as PlaceTrait].addTo(found, condition.anyOf);
    return found;
  }

  /** Omits erased birth dates, whose day is 0. */
  #setBorn(found: Bits, after: CalendarDate, by: CalendarDate): void {
    const { birthDate } = this.#orders;
    birthDate.setFrom(found, dayOf(after) + 1);
    if (by === "") return;
    const later = this.#scratch.take();
    birthDate.setFrom(later, dayOf(by) + 1);
    found.andNot(later);
  }

  #nearest(hits: Bits, total: number, rings: Rings, { offset, limit }: { offset: number; limit: number }): number[] {
    const byActivity = this.#orders.lastActiveAt;
    const { town } = this.#places;
    if (byActivity.isRare(total)) {
      const ringOf = new Map(rings.flatMap((towns, ring) => towns.map((each) => [each, ring] as const)));
      const away = (member: number) => ringOf.get(town.valueOf(member) ?? "") ?? rings.length;
      const near = (one: number, other: number) => away(one) - away(other) || byActivity.before(one, other);
      return sliceOf(hits.list(), near, offset, limit);
    }
    const page: number[] = [];
    let left = offset;
    const take = (ring: Bits) => {
      const count = ring.count();
      if (left < count) page.push(...byActivity.page(ring, count, left, limit - page.length));
      left = Math.max(0, left - count);
    };
    for (const towns of rings) {
      if (page.length >= limit) return page;
      const there = this.#scratch.take();
      town.addTo(there, towns);
      take(there.and(hits));
      hits.andNot(there);
    }
    if (page.length < limit) take(hits);
    return page;
  }

  #traitOf(trait: BroadTrait, value: string): Bits {
    const key = keyOf(trait, value);
    let bits = this.#traits.get(key);
    if (!bits) {
      bits = new Bits();
      this.#traits.set(key, bits);
    }
    return bits;
  }
}

/** Returns a number that sorts like the date; 0 for "". */
function dayOf(date: CalendarDate): number {
  return Number(date.replaceAll("-", ""));
}

function keyOf(trait: BroadTrait, value: string): string {
  return `${trait}=${value}`;
}
