import type { Conn } from "~/db/handle";
import { siteChain } from "./audit.queries";
import { hashOf, reasonHashOf } from "./chain";
import {
  accountsAmong,
  type Chain,
  type ChainRow,
  findEntriesAfter,
  type Head,
  headOf,
  PAGE,
  type ReadEntry,
  type WordsRow,
} from "./chain.queries";
import { controlChain } from "./control.queries";

export type { Head } from "./chain.queries";

export type Flaw =
  /** The entry or the entry before was changed after it was written. */
  | "changed"
  /** The entry is missing, though later entries exist. */
  | "missing"
  /** The entry's reason differs from the written one, or is missing without an erasure. */
  | "words"
  /** The chain ends before an entry that a checkpoint covers. */
  | "cut"
  /** The entry fits the chain, but differs from the entry that a checkpoint covers. */
  | "replaced";

export interface Verification {
  count: number;
  head: Head | null;
  /** The first flaw. Undefined if every entry verifies. */
  flaw: { seq: number; flaw: Flaw } | undefined;
}

export type Marks = readonly Head[];

export function verifyChain(conn: Conn, marks: Marks = []): Promise<Verification> {
  return verify(conn, siteChain, marks);
}

export function verifyControlChain(conn: Conn, marks: Marks = []): Promise<Verification> {
  return verify(conn, controlChain, marks);
}

export function headOfSite(conn: Conn): Promise<Head | undefined> {
  return headOf(conn, siteChain);
}

export function headOfControl(conn: Conn): Promise<Head | undefined> {
  return headOf(conn, controlChain);
}

async function verify(conn: Conn, chain: Chain, marks: Marks): Promise<Verification> {
  const marked = new Map(marks.map(({ seq }) => [seq, marks.filter((mark) => mark.seq === seq)]));
  let count = 0;
  let head: Head | null = null;
  let first: Verification["flaw"];
  for (;;) {
    const page: ReadEntry[] = await findEntriesAfter(conn, chain, head?.seq ?? 0);
    const silenced = await silencedAmong(conn, chain, page);
    for (const entry of page) {
      const { seq, hash } = entry.row;
      first ??= flawOf(entry, head, silenced.has(entry));
      if (marked.get(seq)?.some((mark) => mark.hash !== hash)) first ??= { seq, flaw: "replaced" };
      head = { seq, hash };
      count++;
    }
    if (page.length < PAGE) break;
  }
  const end = head?.seq ?? 0;
  if (Math.max(0, ...marked.keys()) > end) first ??= { seq: end + 1, flaw: "cut" };
  return { count, head, flaw: first };
}

/**
 * Returns the entries whose reason is missing without an erasure: entries that concern no member, or a member with an
 * account.
 */
async function silencedAmong(conn: Conn, chain: Chain, page: ReadEntry[]): Promise<Set<ReadEntry>> {
  const silent = page.filter(({ row, words }) => !words && row.reasonHash !== "");
  const ids = silent.flatMap(({ row }) => row.memberId ?? []);
  const there = await accountsAmong(conn, chain, ids);
  return new Set(silent.filter(({ row }) => !row.memberId || there.has(row.memberId)));
}

function flawOf({ row, words }: ReadEntry, head: Head | null, isSilenced: boolean): Verification["flaw"] {
  const { seq } = row;
  const expected = (head?.seq ?? 0) + 1;
  if (seq !== expected) return { seq: expected, flaw: "missing" };
  // The entry is from before the chain. Such entries precede all others, until the next entry hashes them.
  if (row.hash === "" && (head === null || head.hash === "")) return undefined;
  const isChained = head === null || head.hash !== "";
  if (!isChained || hashOf(head?.hash ?? "", row) !== row.hash) return { seq, flaw: "changed" };
  return isSilenced || (words && !areTheirs(row, words)) ? { seq, flaw: "words" } : undefined;
}

function areTheirs({ reasonHash, memberId = null }: ChainRow, words: WordsRow): boolean {
  return reasonHash !== "" && (words.memberId ?? null) === memberId && reasonHashOf(words) === reasonHash;
}
