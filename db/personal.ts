import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

/**
 * The treatment of a table's rows about a person: which rows and columns the person is given in an export, and what is
 * left of them once the account is erased. Declared beside each table with `personal`.
 */
export class PersonalData {
  constructor(
    readonly table: PgTable,
    readonly rules: Rules<string>,
  ) {}
}

/** Column names of a table, as its declaration has them. */
type Names<T extends PgTable> = keyof T["_"]["columns"] & string;

interface Rules<Name extends string> {
  export: {
    /** The name of the file in the export, without its ending. */
    as: string;
    /**
     * The columns that name the person: a row goes to each person that one of them names. `conversations` stands for all rows
     * of the person's conversations, which are read a page at a time.
     */
    of: readonly Name[] | "conversations";
    order?: Name;
  };
  erase: {
    /** The columns that name the person. */
    of: readonly Name[];
    /** Whether the rows go, or stay with what their columns say, because they are somebody else's as well or the law's. */
    rows: "delete" | "keep";
  };
  columns: Readonly<Record<Name, Given & Partial<Left>>>;
}

interface Given {
  /** `author`: only in rows that the person wrote, by the first column of `erase.of`. */
  export: "always" | "author" | "never";
}

interface Left {
  /** Undefined leaves the column as it is. */
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

/** A column without a rule does not compile; where the rows stay, neither does one that does not say what is left of it. */
export function personal<T extends PgTable>(table: T, rules: Deleted<T> | Kept<T>): PersonalData {
  return new PersonalData(table, rules as unknown as Rules<string>);
}

/** The person gets it in an export. */
export const given: Given = { export: "always" };

/** In an export only for the author of the row. */
export const givenToAuthor: Given = { export: "author" };

/** In no export. The reason is for readers of the declaration. */
export function withheld(_reason: string): Given {
  return { export: "never" };
}

/** Stays as it is when the person is erased. */
export function kept(column: Given): Given & Left {
  return { ...column, erase: undefined };
}

/** Becomes `to` when the person is erased: a value, or another column of the row. */
export function replaced(column: Given, to: unknown): Given & Left {
  return { ...column, erase: { to } };
}

/** The value of another column of the same row. */
export function columnValue(column: AnyPgColumn): SQL {
  return sql`${column}`;
}
