import { asc, getTableColumns, inArray, or, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Conn, Tx } from "./handle";
import { PersonalData } from "./personal";
import * as tables from "./tables";

type Row = Record<string, unknown>;

export const personalData: readonly PersonalData[] = (Object.values(tables) as unknown[]).filter(
  (each): each is PersonalData => each instanceof PersonalData,
);

/**
 * Returns all rows about a person, by file name. `names` are the account's id and email address. Omits rows of
 * conversations, which `messageData` exports.
 */
export async function rowsAbout({ drizzle }: Conn, names: string[]): Promise<Record<string, Row[]>> {
  const files: Record<string, Row[]> = {};
  for (const data of personalData) {
    const { as, of, order } = data.rules.export;
    if (of === "conversations" || isWithheld(data)) continue;
    const columns = columnsOf(data.table);
    const rows = drizzle
      .select()
      .from(data.table)
      .where(anyOf(columns, of, names));
    const ordered: Row[] = order ? await rows.orderBy(asc(columns[order]!)) : await rows;
    files[as] = ordered.map((row) => exported(data, row, names));
  }
  return files;
}

/** Returns whether an export contains nothing of the table, not even the number of rows. */
function isWithheld({ rules }: PersonalData): boolean {
  return Object.values(rules.columns).every((column) => column.export === "never");
}

/** Returns a row without the columns that this person may not get. */
export function exported({ rules }: PersonalData, row: Row, names: string[]): Row {
  const wrote = names.includes(String(row[rules.erase.of[0]!]));
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => {
      const rule = rules.columns[name]?.export ?? "never";
      return rule === "always" || (rule === "author" && wrote);
    }),
  );
}

export async function eraseAbout({ drizzle }: Tx, names: string[]): Promise<void> {
  for (const data of personalData) {
    const { of, rows } = data.rules.erase;
    const about = anyOf(columnsOf(data.table), of, names);
    const blank = blankOf(data);
    if (rows === "delete") await drizzle.delete(data.table).where(about);
    else if (Object.keys(blank).length > 0) await drizzle.update(data.table).set(blank).where(about);
  }
}

function blankOf({ rules }: PersonalData): PgUpdateSetSource<PgTable> {
  const replaced = Object.entries(rules.columns).flatMap(([name, { erase }]) => (erase ? [[name, erase.to]] : []));
  return Object.fromEntries(replaced);
}

function columnsOf(table: PgTable): Record<string, AnyPgColumn> {
  return getTableColumns(table);
}

function anyOf(columns: Record<string, AnyPgColumn>, of: readonly string[], names: string[]): SQL | undefined {
  return or(...of.map((name) => inArray(columns[name]!, names)));
}
