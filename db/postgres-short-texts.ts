import type pg from "pg";
import { driver } from "./postgres-driver";
import type { InSchema } from "./postgres-schema";
import { inTransaction } from "./postgres-transaction";

/** The most characters of a text, by its column, by its table. */
export type ShortTexts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A migration says by such lines, outside a transaction, which texts are short from then on (`shortId`, `word` and `short` in `columns.ts`). */
const LINE = /^-- short texts of (\w+): (.+)$/gm;

interface Target {
  slug: string;
  inSchema: InSchema;
}

export function shortTextsIn(statements: readonly string[]): ShortTexts {
  const lines = [...statements.join("\n").matchAll(LINE)];
  return new Map(
    lines.map(([, table, columns]) => [
      table!,
      new Map(
        columns!.split(", ").map((each) => {
          const [name, most] = each.split(" ");
          return [name!, Number(most)];
        }),
      ),
    ]),
  );
}

/**
 * The same statement for a schema that is new: its texts are short from the beginning, so that no table for long ones is made. To make
 * one and take it away costs nearly as much as all the rest of a schema.
 */
export function withShortTexts(statement: string, short: ShortTexts): string {
  const table = /^(?:create|alter) table "tenant"\."(\w+)"/im.exec(statement)?.[1] ?? "";
  let shortened = statement;
  for (const [name, most] of short.get(table) ?? [])
    shortened = shortened.replace(`"${name}" text collate "C"`, `"${name}" varchar(${most}) collate "C"`);
  return shortened;
}

/**
 * The same for a schema that is in use. A table is written anew for it, so one with rows is left as it is, and so is one that refers to a
 * table with rows, since both would be locked. So is one that is used at this moment. Nothing depends on it.
 */
export async function shortenTexts(pool: pg.Pool, { slug, inSchema }: Target, short: ShortTexts): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(EMPTY, [slug, [...short.keys()]]);
  for (const { name } of rows) {
    const changes = [...short.get(name)!].map(([each, most]) => `alter "${each}" type varchar(${most}) collate "C"`);
    const alter = inSchema(`set local lock_timeout = '100ms'; alter table "tenant"."${name}" ${changes.join(", ")}`);
    try {
      await inTransaction(pool, (client) => client.query(alter));
    } catch (error) {
      if (!(error instanceof driver().DatabaseError && LEFT_AS_IT_IS.includes(error.code ?? ""))) throw error;
    }
  }
}

/** Those without a page, and so without a row, that refer to none with one, and whose texts are not short yet. */
const EMPTY = `select relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
  where nspname = $1 and relname = any ($2) and pg_relation_size(c.oid) = 0
    and exists (select from pg_attribute where attrelid = c.oid and atttypid = 'text'::regtype and attnum > 0)
    and not exists (select from pg_constraint where conrelid = c.oid and contype = 'f' and pg_relation_size(confrelid) > 0)`;

/** The table is used, or the other one waits for this one, or a trigger names the column. */
const LEFT_AS_IT_IS = ["55P03", "40P01", "0A000"];
