import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

/** Which rows and columns about a person an export contains, and what an erasure leaves. Declared beside each table. */
export class PersonalData {
  constructor(
    readonly table: PgTable,
    readonly rules: Rules<string>,
  ) {}
}

type Names<T extends PgTable> = keyof T["_"]["columns"] & string;

interface Rules<Name extends string> {
  export: {
    /** The file's name without extension. */
    as: string;
    /**
     * The persons who get the row in their export. `conversations`: all rows of the person's conversations, read in
     * pages.
     */
    of: readonly Name[] | "conversations";
    order?: Name;
  };
  erase: {
    of: readonly Name[];
    /** Whether rows are deleted, or stay with their declared values, because others or the law need them. */
    rows: "delete" | "keep";
  };
  columns: Readonly<Record<Name, Given & Partial<Left>>>;
}

interface Given {
  /**
   * Whether an export contains the column. `author`: only in rows that the person wrote, by the first column of
   * `erase.of`.
   */
  export: "always" | "author" | "never";
}

interface Left {
  /** The value after an erasure. Undefined leaves the column unchanged. */
  erase: { to: unknown } | undefined;
}

interface Deleted<T extends PgTable> extends Rules<Names<T>> {
  erase: { of: readonly Names<T>[]; rows: "delete" };
  columns: Readonly<Record<Names<T>, Given>>;
}

interface Kept<T extends PgTable> extends Rules<Names<T>> {
  erase: { of: readonly Names<T>[]; rows: "keep" };
  columns: Readonly<Record<Names<T>, Given & Left>>;
}

/** Declares the rules. Each column needs a rule, and an erased value if the rows stay. */
export function personal<T extends PgTable>(table: T, rules: Deleted<T> | Kept<T>): PersonalData {
  return new PersonalData(table, rules as unknown as Rules<string>);
}

export const given: Given = { export: "always" };

/** Declares that an export contains the column only for the row's author. */
export const givenToAuthor: Given = { export: "author" };

export function withheld(_reason: string): Given {
  return { export: "never" };
}

/** Declares that an erasure leaves the column unchanged. */
export function kept(column: Given): Given & Left {
  return { ...column, erase: undefined };
}

/** Declares that an erasure sets the column to `to`: a value, or another column of the row. */
export function replaced(column: Given, to: unknown): Given & Left {
  return { ...column, erase: { to } };
}

export function columnValue(column: AnyPgColumn): SQL {
  return sql`${column}`;
}
