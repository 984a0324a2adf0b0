import { asc, desc, eq, gt, inArray } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Conn, Tx } from "~/db/handle";
import { type ChainedEntry, hashOf, newSalt, reasonHashOf, storable, type Words } from "./chain";

/** The tables of a chain: a site's, or the operators' own, whose entries concern no members. */
export interface Chain {
  entries: PgTable & Record<"id" | "seq" | "hash", AnyPgColumn>;
  words: PgTable & Record<"entryId", AnyPgColumn>;
  /** The members that entries may concern. Erasing an account erases the reasons of its entries. */
  accounts?: PgTable & Record<"id", AnyPgColumn>;
}

export const PAGE = 500;

export interface Head {
  seq: number;
  /** The hash of the last entry; "" if every entry is older than the chain. */
  hash: string;
}

export type ChainRow = ChainedEntry & Head;
export type WordsRow = Words & { entryId: string; memberId?: string | null };

/** An entry without a position yet. `reason` is "" if no reason was required. */
export type NewEntry = Omit<ChainedEntry, "seq" | "reasonHash"> & { reason: string };

/**
 * Appends an entry. If two transactions append at the same time, one of them fails on the unique position, and runs
 * again.
 */
export async function append(tx: Tx, chain: Chain, { reason, ...entry }: NewEntry): Promise<void> {
  const last = await headOf(tx, chain);
  const previous = last?.hash === "" ? await hashEarlier(tx, chain) : (last?.hash ?? "");
  const words = reason === "" ? undefined : { salt: newSalt(), reason: storable(reason) };
  const row = {
    ...entry,
    origin: storable(entry.origin),
    seq: (last?.seq ?? 0) + 1,
    reasonHash: words ? reasonHashOf(words) : "",
  };
  await tx.drizzle.insert(chain.entries).values({ ...row, hash: hashOf(previous, row) });
  const { id: entryId, memberId } = entry;
  if (words) await tx.drizzle.insert(chain.words).values({ ...words, entryId, memberId });
}

export async function headOf({ drizzle }: Conn, { entries }: Chain): Promise<Head | undefined> {
  const [head] = await drizzle
    .select({ seq: entries.seq, hash: entries.hash })
    .from(entries)
    .orderBy(desc(entries.seq))
    .limit(1);
  return head as Head | undefined;
}

export async function hasEntry({ drizzle }: Conn, { entries }: Chain, id: string): Promise<boolean> {
  return (await drizzle.select({ id: entries.id }).from(entries).where(eq(entries.id, id)).limit(1)).length > 0;
}

export async function findEntriesAfter(conn: Conn, { entries, words }: Chain, seq: number): Promise<ReadEntry[]> {
  const query = conn.drizzle.select().from(entries).where(gt(entries.seq, seq)).orderBy(asc(entries.seq)).limit(PAGE);
  const rows = (await query) as unknown[] as ChainRow[];
  const ofThem = inArray(
    words.entryId,
    rows.map(({ id }) => id),
  );
  const found = (await conn.drizzle.select().from(words).where(ofThem)) as unknown[] as WordsRow[];
  const byEntry = new Map(found.map((each) => [each.entryId, each]));
  return rows.map((row) => ({ row, words: byEntry.get(row.id) }));
}

export interface ReadEntry {
  row: ChainRow;
  words: WordsRow | undefined;
}

export async function accountsAmong({ drizzle }: Conn, { accounts }: Chain, ids: string[]): Promise<Set<unknown>> {
  if (!accounts || ids.length === 0) return new Set();
  const rows = await drizzle.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, ids));
  return new Set(rows.map(({ id }) => id));
}

/** Adds hashes to the entries older than the chain, and returns the last hash. */
async function hashEarlier(tx: Tx, chain: Chain): Promise<string> {
  let last: Head = { seq: 0, hash: "" };
  for (;;) {
    const page = await findEntriesAfter(tx, chain, last.seq);
    for (const { row, words } of page) {
      const salted = words && { ...words, salt: newSalt() };
      const reasonHash = salted ? reasonHashOf(salted) : "";
      const hash = hashOf(last.hash, { ...row, reasonHash });
      if (salted)
        await tx.drizzle.update(chain.words).set({ salt: salted.salt }).where(eq(chain.words.entryId, row.id));
      await tx.drizzle.update(chain.entries).set({ reasonHash, hash }).where(eq(chain.entries.seq, row.seq));
      last = { seq: row.seq, hash };
    }
    if (page.length < PAGE) return last.hash;
  }
}
