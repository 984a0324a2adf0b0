import { Bits, grown } from "./bits";
import type { Ids } from "./ids";

/** Maximum moved members before a merge. Each search sorts the moved members, a merge reads every member. */
const MOST_MOVED = 2048;

/** If fewer than one member in `RARE` is a hit, sorting the hits is faster than walking the order. */
const RARE = 64;

/**
 * The number of parts of the order. The first part, the first two parts and so on are stored as sets: see `setFrom`.
 */
const MARKS = 16;

/**
 * The members in descending order of a key, then of the id. Changed members are stored apart: nearly all of them were
 * just active and move to the front.
 */
export class Ordering {
  #keys: Float64Array = new Float64Array(16);
  /** The sorted members. Undefined until the first `settle`. */
  #settled: Uint32Array | undefined;
  #marks: Bits[] = [];
  readonly #movedBits = new Bits();
  #moved: number[] = [];
  #sorted = true;

  constructor(readonly ids: Ids) {}

  set(member: number, key: number): void {
    if (member >= this.#keys.length) this.#keys = grown(this.#keys, member + 1);
    if (this.#keys[member] === key && key !== 0) return;
    this.#keys[member] = key;
    this.#sorted = false;
    if (this.#movedBits.has(member)) return;
    this.#movedBits.add(member);
    this.#moved.push(member);
    if (this.#settled && this.#moved.length >= MOST_MOVED) this.#merge(this.#settled);
  }

  /** Sorts all members set so far, in steps of a millisecond or two. */
  *settle(): Generator<void> {
    const moved = Uint32Array.from(this.#moved);
    for (const member of moved) this.#movedBits.remove(member);
    this.#moved = [];
    const settled = yield* sortedInSteps(moved, this.before);
    this.#marks = yield* marksOf(settled, this.ids.size);
    this.#settled = settled;
  }

  /** Returns the numbers of the hits on one page; `total` is the number of hits. */
  page(hits: Bits, total: number, offset: number, limit: number): number[] {
    if (offset >= total) return [];
    if (this.isRare(total)) return sliceOf(hits.list(), this.before, offset, limit);
    const page: number[] = [];
    let left = offset;
    this.#walk((member) => {
      if (!hits.has(member)) return true;
      if (left > 0) left--;
      else page.push(member);
      return page.length < limit;
    });
    return page;
  }

  /** Fills a set, which has room for everyone, with all members whose key is at least `least`. */
  setFrom(found: Bits, least: number): void {
    const settled = this.#settled ?? NOBODY;
    const end = this.#firstBelow(settled, least);
    const mark = Math.round((end / settled.length) * MARKS) || 0;
    const marked = placeOf(mark, settled.length);
    if (mark === 0) found.clear();
    else found.set(this.#marks[mark - 1]!);
    for (let at = marked; at < end; at++) found.add(settled[at]!);
    for (let at = end; at < marked; at++) found.remove(settled[at]!);
    // Moved members have another key than in the sorted part.
    for (const member of this.#moved) {
      if (this.#keys[member]! >= least) found.add(member);
      else found.remove(member);
    }
  }

  /** Returns the first position from which all keys are lower. Moved members may be on either side. */
  #firstBelow(settled: Uint32Array, least: number): number {
    let [low, high] = [0, settled.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      let at = middle;
      while (at < high && this.#movedBits.has(settled[at]!)) at++;
      if (at < high && this.#keys[settled[at]!]! >= least) low = at + 1;
      else high = middle;
    }
    return low;
  }

  /** Visits members in order while `visit` returns true. */
  #walk(visit: (member: number) => boolean): void {
    const moved = this.#sortMoved();
    const settled = this.#settled ?? NOBODY;
    let next = 0;
    for (let at = 0; at < settled.length; at++) {
      const member = settled[at]!;
      if (this.#movedBits.has(member)) continue;
      while (next < moved.length && this.before(moved[next]!, member) < 0) if (!visit(moved[next++]!)) return;
      if (!visit(member)) return;
    }
    while (next < moved.length) if (!visit(moved[next++]!)) return;
  }

  #merge(settled: Uint32Array): void {
    const merged = new Uint32Array(settled.length + this.#moved.length);
    let length = 0;
    this.#walk((member) => {
      merged[length++] = member;
      return true;
    });
    this.#settled = merged.subarray(0, length);
    this.#marks = atOnce(marksOf(this.#settled, this.ids.size));
    for (const member of this.#moved) this.#movedBits.remove(member);
    this.#moved = [];
  }

  #sortMoved(): number[] {
    if (!this.#sorted) this.#moved.sort(this.before);
    this.#sorted = true;
    return this.#moved;
  }

  /** Whether sorting the hits is faster than walking the order. */
  isRare(total: number): boolean {
    return total * RARE < this.ids.size;
  }

  readonly before = (one: number, other: number): number =>
    this.#keys[other]! - this.#keys[one]! || this.ids.compare(other, one);
}

export function sliceOf(
  members: readonly number[],
  before: (one: number, other: number) => number,
  offset: number,
  limit: number,
): number[] {
  const end = offset + limit;
  let first: number[] = [];
  /** The last member that may still be on the page. Members behind this one are skipped. */
  let last: number | undefined;
  for (const member of members) {
    if (last !== undefined && before(last, member) < 0) continue;
    first.push(member);
    if (first.length < 2 * end) continue;
    first = first.sort(before).slice(0, end);
    last = first.at(-1);
  }
  return first.sort(before).slice(offset, end);
}

const NOBODY = new Uint32Array(0);

/** Members sorted or merged between two pauses. */
const STEP = 4096;

/** Makes the set of all members up to the end of each part of the order. */
function* marksOf(settled: Uint32Array, members: number): Generator<void, Bits[]> {
  const sofar = new Bits((members + 31) >>> 5);
  const marks: Bits[] = [];
  for (let mark = 1; mark <= MARKS; mark++) {
    const end = placeOf(mark, settled.length);
    for (let at = placeOf(mark - 1, settled.length); at < end; at++) sofar.add(settled[at]!);
    marks.push(sofar.copy());
    yield;
  }
  return marks;
}

function placeOf(mark: number, length: number): number {
  return Math.floor((mark * length) / MARKS);
}

function atOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Merges sorted runs, each twice as long as the last, until one is left. */
function* sortedInSteps(
  list: Uint32Array,
  before: (one: number, other: number) => number,
): Generator<void, Uint32Array> {
  let from: Uint32Array = list;
  for (let at = 0; at < from.length; at += STEP) {
    from.subarray(at, at + STEP).sort(before);
    yield;
  }
  let to: Uint32Array = new Uint32Array(from.length);
  for (let run = STEP; run < from.length; run *= 2) {
    for (let start = 0; start < from.length; start += 2 * run) {
      const [middle, end] = [Math.min(start + run, from.length), Math.min(start + 2 * run, from.length)];
      let [left, right] = [start, middle];
      for (let at = start; at < end; at++) {
        const takeLeft = right >= end || (left < middle && before(from[left]!, from[right]!) <= 0);
        to[at] = takeLeft ? from[left++]! : from[right++]!;
        if (at % (4 * STEP) === 0) yield;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}
