import { type Column, getTableName, is, Table } from "drizzle-orm";
import { PgTable, getTableConfig as pgConfig } from "drizzle-orm/pg-core";
import { type SQLiteTable, getTableConfig as sqliteConfig } from "drizzle-orm/sqlite-core";

/** The type of a column's values, on either engine. */
export type Kind = "text" | "whole" | "boolean" | "json";

/** A table as a copy sees it, the same on both engines. */
export interface Shape {
  name: string;
  columns: { name: string; kind: Kind }[];
  /** Positions of the primary key's columns among `columns`, in the key's order. */
  key: number[];
}

/** Returns the tables that a module declares, each after those that its rows refer to. */
export function shapesOf(tables: object): Shape[] {
  const waiting = (Object.values(tables) as unknown[]).filter((each): each is Table => is(each, Table)).map(declared);
  const sorted: Declared[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ shape, owners }) =>
      owners.every((owner) => owner === shape.name || sorted.some((done) => done.shape.name === owner)),
    );
    if (next < 0) throw new Error(`these tables refer to each other: ${waiting.map(({ shape }) => shape.name)}`);
    sorted.push(...waiting.splice(next, 1));
  }
  return sorted.map(({ shape }) => shape);
}

interface Declared {
  shape: Shape;
  /** The tables that foreign keys refer to. */
  owners: string[];
}

function declared(table: Table): Declared {
  const { name, columns, primaryKeys, foreignKeys } = is(table, PgTable)
    ? pgConfig(table)
    : sqliteConfig(table as SQLiteTable);
  const own: Column[] = columns;
  const composite: Column[] | undefined = primaryKeys[0]?.columns;
  const key = composite ?? own.filter(({ primary }) => primary);
  if (key.length === 0) throw new Error(`${name} has no primary key, so it can't be read in an order`);
  return {
    shape: {
      name,
      columns: own.map((column) => ({ name: column.name, kind: kindOf(name, column) })),
      key: key.map((part) => own.findIndex((column) => column.name === part.name)),
    },
    owners: foreignKeys.map((foreign) => getTableName(foreign.reference().foreignTable)),
  };
}

const KINDS: Record<string, Kind> = {
  string: "text",
  custom: "text", // PostgreSQL's bytewise text
  number: "whole",
  boolean: "boolean",
  json: "json",
};

/** Returns the kind of a column. Both sides of a copy must support a new kind before a table may use it. */
function kindOf(table: string, { name, dataType }: Column): Kind {
  const kind = KINDS[dataType];
  if (!kind) throw new Error(`${table}.${name}: copying does not know a ${dataType} column`);
  return kind;
}
