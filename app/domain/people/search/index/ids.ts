import { grown } from "./bits";

const WORDS = 4;

/** Numbers ids from 0 on, in 24 bytes per id: a million strings in a Map would take 150 MB. */
export class Ids {
  size = 0;
  /** Four words per id, which compare like the ids. */
  #words: Uint32Array = new Uint32Array(WORDS * 16);
  /** Open addressing: number + 1, or 0 if free. */
  #slots = new Int32Array(64);

  numberOf(id: string): number | undefined {
    const found = this.#slots[this.#slotOf(wordsOf(id))]!;
    return found === 0 ? undefined : found - 1;
  }

  add(id: string): number {
    const words = wordsOf(id);
    const slot = this.#slotOf(words);
    const found = this.#slots[slot]!;
    if (found !== 0) return found - 1;
    const number = this.size++;
    const at = number * WORDS;
    if (at + WORDS > this.#words.length) this.#words = grown(this.#words, at + WORDS);
    this.#words.set(words, at);
    this.#slots[slot] = number + 1;
    if (this.size * 2 > this.#slots.length) this.#spread();
    return number;
  }

  idOf(number: number): string {
    const at = number * WORDS;
    const hex = Array.from(this.#words.subarray(at, at + WORDS), (word) => word.toString(16).padStart(8, "0")).join("");
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  /** Compares two ids as strings: negative if the first sorts before. */
  compare(one: number, other: number): number {
    const words = this.#words;
    for (let at = 0; at < WORDS; at++) {
      const difference = words[one * WORDS + at]! - words[other * WORDS + at]!;
      if (difference !== 0) return difference;
    }
    return 0;
  }

  #slotOf(words: ArrayLike<number>): number {
    const mask = this.#slots.length - 1;
    const mixed = Math.imul(words[0]! ^ words[1]!, 0x9e3779b1) ^ Math.imul(words[2]! ^ words[3]!, 0x85ebca6b);
    let slot = (mixed ^ (mixed >>> 15)) & mask;
    for (;;) {
      const found = this.#slots[slot]!;
      if (found === 0) return slot;
      const at = (found - 1) * WORDS;
      const same = words[0] === this.#words[at] && words[1] === this.#words[at + 1];
      if (same && words[2] === this.#words[at + 2] && words[3] === this.#words[at + 3]) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #spread(): void {
    this.#slots = new Int32Array(this.#slots.length * 2);
    for (let number = 0; number < this.size; number++) {
      const at = number * WORDS;
      this.#slots[this.#slotOf(this.#words.subarray(at, at + WORDS))] = number + 1;
    }
  }
}

function wordsOf(id: string): number[] {
  const hex = id.replaceAll("-", "");
  return [0, 8, 16, 24].map((from) => Number.parseInt(hex.slice(from, from + 8), 16) >>> 0);
}
