import { type Column, type SQL, sql, type Table } from "drizzle-orm";
import { engine } from "./engine";

const postgres = engine === "postgres";

/** The text that a JSON object has under a key, null without one. */
export function textIn(column: Column, key: string): SQL {
  return postgres ? sql`${column} ->> ${key}` : sql`json_extract(${column}, ${`$.${key}`})`;
}

/** Whether a JSON array of texts has at least one of these. */
export function hasAnyOf(column: Column, values: readonly string[]): SQL {
  const wanted = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
  return postgres
    ? sql`exists (select 1 from json_array_elements_text(${column}) as one(value) where one.value in (${wanted}))`
    : sql`exists (select 1 from json_each(${column}) as one where one.value in (${wanted}))`;
}

/** Selects the texts of a JSON array that is given as one value, so that a prepared statement takes any number of them. */
export function idsIn(list: SQL): SQL {
  return postgres ? sql`select json_array_elements_text(${list}::json)` : sql`select value from json_each(${list})`;
}

interface Rows {
  from: Table;
  where: SQL | undefined;
  order: SQL[];
}

/** Rows of another table as one value of a row: a list of lists, each with the values of these columns. */
export function rowsOf(columns: readonly Column[], { from, where, order }: Rows): SQL<unknown[][]> {
  const [values, sorted] = [columns, order].map((each) => sql.join([...each], sql`, `));
  const rows = postgres
    ? sql`coalesce(json_agg(json_build_array(${values}) order by ${sorted}), '[]')`
    : sql`json_group_array(json_array(${values}) order by ${sorted})`;
  // Within another piece, since drizzle takes the table's name from a column that stands in a selected one itself.
  return sql`(${sql`select ${rows} from ${from} where ${where}`})`.mapWith(parsed);
}

/** PostgreSQL's driver has parsed it. */
function parsed(value: unknown): unknown[][] {
  return typeof value === "string" ? JSON.parse(value) : (value as unknown[][]);
}
