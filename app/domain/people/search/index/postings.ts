import { type Bits, grown } from "./bits";

interface List {
  value: string;
  code: number;
  /**
   * The members with this value, by number. May contain members that left the value, which `codes` shows, and contains
   * a member who returned twice.
   */
  members: Uint32Array;
  length: number;
  living: number;
}

/** If more than one member in `DENSE` matches, scanning all members is faster than setting single bits. */
const DENSE = 8;

/** Lists the members by value, for a trait with one of thousands of values per member, such as a town. */
export class Postings {
  readonly #lists = new Map<string, List>();
  readonly #byCode: List[] = [];
  /** The code of each member's value, by the member's number; 0 without a value. */
  #codes: Uint32Array = new Uint32Array(16);
  #size = 0;

  set(member: number, value: string | null): void {
    if (member >= this.#codes.length) this.#codes = grown(this.#codes, member + 1);
    this.#size = Math.max(this.#size, member + 1);
    const list = value === null ? undefined : this.#listOf(value);
    const before = this.#codes[member]!;
    const code = list?.code ?? 0;
    if (before === code) return;
    if (before !== 0) this.#byCode[before - 1]!.living--;
    this.#codes[member] = code;
    if (!list) return;
    list.living++;
    if (list.length > 16 && list.length > 2 * list.living) this.#tidy(list);
    if (list.length >= list.members.length) list.members = grown(list.members, list.length + 1);
    list.members[list.length++] = member;
  }

  valueOf(member: number): string | null {
    const code = this.#codes[member] ?? 0;
    return code === 0 ? null : this.#byCode[code - 1]!.value;
  }

  /** Adds all members with one of these values to an empty set with room for everyone. */
  addTo(found: Bits, values: readonly string[]): void {
    const lists = values.flatMap((value) => this.#lists.get(value) ?? []);
    const members = lists.reduce((sum, { length }) => sum + length, 0);
    if (members * DENSE > this.#size) this.#addOfMany(found, lists);
    else for (const list of lists) this.#addOf(found, list);
  }

  #addOf({ words }: Bits, list: List): void {
    // No member has left, so checking each of them is unnecessary.
    const whole = list.living === list.length;
    for (let at = 0; at < list.length; at++) {
      const member = list.members[at]!;
      if (whole || this.#codes[member] === list.code) words[member >>> 5]! |= 1 << (member & 31);
    }
  }

  #addOfMany({ words }: Bits, lists: readonly List[]): void {
    const wanted = new Uint8Array(this.#byCode.length + 1);
    for (const { code } of lists) wanted[code] = 1;
    const codes = this.#codes;
    for (let member = 0; member < this.#size; member++)
      words[member >>> 5]! |= wanted[codes[member]!]! << (member & 31);
  }

  #listOf(value: string): List {
    let list = this.#lists.get(value);
    if (!list) {
      list = { value, code: this.#byCode.length + 1, members: new Uint32Array(4), length: 0, living: 0 };
      this.#lists.set(value, list);
      this.#byCode.push(list);
    }
    return list;
  }

  #tidy(list: List): void {
    const present = list.members.subarray(0, list.length).filter((member) => this.#codes[member] === list.code);
    const members = [...new Set(present)];
    list.members = Uint32Array.from(members);
    list.length = members.length;
  }
}
