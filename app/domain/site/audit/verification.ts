import type { Conn } from "~/db/handle";
import { siteChain } from "./audit.queries";
import { hashOf, reasonHashOf } from "./chain";
import {
  accountsAmong,
  actsAfter,
  type Chain,
  type ChainRow,
  type Head,
  headOf,
  PAGE,
  type ReadAct,
  type WordsRow,
} from "./chain.queries";
import { controlChain } from "./control.queries";

export type { Head } from "./chain.queries";

/** What is wrong with the first act that does not fit. */
export type Flaw =
  /** The row was changed after it was written, or the one before. */
  | "changed"
  /** There is no row of that number, though later ones are there. */
  | "missing"
  /** Its words are not those that were written, or are gone though nobody was erased. */
  | "words"
  /** The chain ends before it. */
  | "cut"
  /** The row fits the chain, but is not the one that was there when a checkpoint was taken. */
  | "replaced";

export interface Verification {
  count: number;
  /** Null where there is no act. */
  head: Head | null;
  /** Undefined where all of it fits. */
  flaw: { seq: number; flaw: Flaw } | undefined;
}

/** Where a checkpoint says that the chain had come to. */
export type Marks = readonly Head[];

/** Verifies the audit of a site's database, a page at a time. */
export function verifyChain(conn: Conn, marks: Marks = []): Promise<Verification> {
  return verify(conn, siteChain, marks);
}

/** Verifies the audit of the operators' own database. */
export function verifyControlChain(conn: Conn, marks: Marks = []): Promise<Verification> {
  return verify(conn, controlChain, marks);
}

/** Where the audit of a site's database has come to; undefined where nobody did anything. */
export function headOfSite(conn: Conn): Promise<Head | undefined> {
  return headOf(conn, siteChain);
}

/** The same of the operators' own database. */
export function headOfControl(conn: Conn): Promise<Head | undefined> {
  return headOf(conn, controlChain);
}

async function verify(conn: Conn, chain: Chain, marks: Marks): Promise<Verification> {
  const marked = new Map(marks.map(({ seq }) => [seq, marks.filter((mark) => mark.seq === seq)]));
  let count = 0;
  let head: Head | null = null;
  let first: Verification["flaw"];
  for (;;) {
    const page: ReadAct[] = await actsAfter(conn, chain, head?.seq ?? 0);
    const silenced = await silencedAmong(conn, chain, page);
    for (const act of page) {
      const { seq, hash } = act.row;
      first ??= flawOf(act, head, silenced.has(act));
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

/** Acts whose words are gone though nobody was erased: they are about no member, or about one who has an account. */
async function silencedAmong(conn: Conn, chain: Chain, page: ReadAct[]): Promise<Set<ReadAct>> {
  const silent = page.filter(({ row, words }) => !words && row.reasonHash !== "");
  const ids = silent.flatMap(({ row }) => row.memberId ?? []);
  const there = await accountsAmong(conn, chain, ids);
  return new Set(silent.filter(({ row }) => !row.memberId || there.has(row.memberId)));
}

function flawOf({ row, words }: ReadAct, head: Head | null, isSilenced: boolean): Verification["flaw"] {
  const { seq } = row;
  const expected = (head?.seq ?? 0) + 1;
  if (seq !== expected) return { seq: expected, flaw: "missing" };
  // From before the chain: such acts are there alone, until the next one hashes them.
  if (row.hash === "" && (head === null || head.hash === "")) return undefined;
  const isChained = head === null || head.hash !== "";
  if (!isChained || hashOf(head?.hash ?? "", row) !== row.hash) return { seq, flaw: "changed" };
  return isSilenced || (words && !areTheirs(row, words)) ? { seq, flaw: "words" } : undefined;
}

function areTheirs({ reasonHash, memberId = null }: ChainRow, words: WordsRow): boolean {
  return reasonHash !== "" && (words.memberId ?? null) === memberId && reasonHashOf(words) === reasonHash;
}
