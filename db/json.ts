import { type Column, type SQL, sql, type Table } from "drizzle-orm";
import { engine } from "./engine";

const postgres = engine === "postgres";

/** Returns the text under a key of a JSON object, or null. */
export function textIn(column: Column, key: string): SQL {
  return postgres ? sql`${column} ->> ${key}` : sql`json_extract(${column}, ${`$.${key}`})`;
}

/** Returns whether a JSON array of texts contains at least one of these values. */
export function hasAnyOf(column: Column, values: readonly string[]): SQL {
  const wanted = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
  return postgres
    ? sql`exists (select 1 from json_array_elements_text(${column}) as one(value) where one.value in (${wanted}))`
    : sql`exists (select 1 from json_each(${column}) as one where one.value in (${wanted}))`;
}

/** Selects the texts of a JSON array that is passed as one value, so that a prepared statement accepts any number. */
export function idsIn(list: SQL): SQL {
  return postgres ? sql`select json_array_elements_text(${list}::json)` : sql`select value from json_each(${list})`;
}

interface Rows {
  from: Table;
  where: SQL | undefined;
  order: SQL[];
}

/** Returns rows of another table as one value: a list of lists with the values of these columns. */
export function rowsOf(columns: readonly Column[], { from, where, order }: Rows): SQL<unknown[][]> {
  const [values, sorted] = [columns, order].map((each) => sql.join([...each], sql`, `));
  const rows = postgres
    ? sql`coalesce(json_agg(json_build_array(${values}) order by ${sorted}), '[]')`
    : sql`json_group_array(json_array(${values}) order by ${sorted})`;
  // The inner query is a piece of its own, because drizzle drops the table's name from a column that is itself
  // selected.
  return sql`(${sql`select ${rows} from ${from} where ${where}`})`.mapWith(parsed);
}

/** Parses SQLite's JSON text. PostgreSQL's driver has already parsed the value. */
function parsed(value: unknown): unknown[][] {
  return typeof value === "string" ? JSON.parse(value) : (value as unknown[][]);
}
