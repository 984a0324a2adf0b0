/** A set of members by number, which grows as needed. Numbers beyond its words are not in it. */
export class Bits {
  words: Uint32Array;

  constructor(words: Uint32Array | number = 4) {
    this.words = typeof words === "number" ? new Uint32Array(words) : words;
  }

  copy(): Bits {
    return new Bits(this.words.slice());
  }

  /** Copies the other set, as far as this set has room. */
  set({ words: others }: Bits): this {
    const { words } = this;
    words.set(others.length > words.length ? others.subarray(0, words.length) : others);
    words.fill(0, Math.min(others.length, words.length));
    return this;
  }

  clear(): this {
    this.words.fill(0);
    return this;
  }

  has(member: number): boolean {
    return ((this.words[member >>> 5] ?? 0) & (1 << (member & 31))) !== 0;
  }

  add(member: number): void {
    const word = member >>> 5;
    if (word >= this.words.length) this.words = grown(this.words, word + 1);
    this.words[word]! |= 1 << (member & 31);
  }

  remove(member: number): void {
    const word = member >>> 5;
    if (word < this.words.length) this.words[word]! &= ~(1 << (member & 31));
  }

  and({ words: others }: Bits): this {
    const { words } = this;
    const both = Math.min(words.length, others.length);
    for (let at = 0; at < both; at++) words[at]! &= others[at]!;
    words.fill(0, both);
    return this;
  }

  or({ words: others }: Bits): this {
    const { words } = this;
    const both = Math.min(words.length, others.length);
    for (let at = 0; at < both; at++) words[at]! |= others[at]!;
    return this;
  }

  andNot({ words: others }: Bits): this {
    const { words } = this;
    const both = Math.min(words.length, others.length);
    for (let at = 0; at < both; at++) words[at]! &= ~others[at]!;
    return this;
  }

  count(): number {
    let total = 0;
    for (let at = 0; at < this.words.length; at++) total += ones(this.words[at]!);
    return total;
  }

  countWith({ words: others }: Bits): number {
    const { words } = this;
    const both = Math.min(words.length, others.length);
    let total = 0;
    for (let at = 0; at < both; at++) total += ones(words[at]! & others[at]!);
    return total;
  }

  list(): number[] {
    const members: number[] = [];
    for (let at = 0; at < this.words.length; at++) {
      let left = this.words[at]!;
      while (left !== 0) {
        const lowest = left & -left;
        members.push((at << 5) + 31 - Math.clz32(lowest));
        left ^= lowest;
      }
    }
    return members;
  }
}

/** Reusable working sets: a search allocates none, because garbage collection would take longer than the search. */
export class Scratch {
  readonly #made: Bits[] = [];
  #next = 0;
  #words = 0;

  /** Frees all taken sets. Each then has room for `members`. */
  reset(members: number): void {
    const words = (members + 31) >>> 5;
    if (words !== this.#words) this.#made.length = 0;
    this.#words = words;
    this.#next = 0;
  }

  take(): Bits {
    const bits = this.#made[this.#next];
    this.#next++;
    if (bits) return bits.clear();
    const made = new Bits(this.#words);
    this.#made.push(made);
    return made;
  }
}

function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Grows to at least `length`, and by at least a quarter. */
export function grown<A extends Uint32Array | Float64Array | Int32Array>(array: A, length: number): A {
  const Kind = array.constructor as new (length: number) => A;
  const larger = new Kind(Math.max(length, Math.ceil(array.length * 1.25), 16));
  larger.set(array);
  return larger;
}
