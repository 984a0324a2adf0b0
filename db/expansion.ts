import type BetterSqlite3 from "better-sqlite3";
import { leastReaderOf, type Migration } from "./migrate";
import { searchKey } from "./search-key";
import { Database } from "./sqlite-driver";

export interface Objection {
  tag: string;
  problem: string;
}

interface Column {
  type: string;
  required: boolean;
  hasDefault: boolean;
}

interface Table {
  columns: Map<string, Column>;
  checks: string[];
  unique: string[];
}

/**
 * Finds what new migrations break for a build that knows only `known`: removals, renames, and new requirements on rows.
 * Runs all migrations on an empty database and compares its states, so the wording of statements does not matter. A
 * contraction is not compared, because its name states which builds it still supports.
 */
export function objectionsTo(migrations: readonly Migration[], known: ReadonlySet<string>): Objection[] {
  const connection = new Database(":memory:");
  connection.function("search_key", { deterministic: true }, (name) => searchKey(`${name}`));
  const objections: Objection[] = [];
  try {
    for (const { tag, statements } of migrations) {
      const before = tablesOf(connection);
      for (const statement of statements) connection.exec(statement);
      if (known.has(tag)) continue;
      const least = leastReaderOf(tag);
      if (least !== undefined) objections.push(...misnamed(tag, least, migrations));
      else objections.push(...broken(before, tablesOf(connection), statements).map((problem) => ({ tag, problem })));
    }
  } finally {
    connection.close();
  }
  return objections;
}

/**
 * Checks that a contraction names an earlier migration. Otherwise a build that still uses the removed content could be
 * served.
 */
function misnamed(tag: string, least: number, migrations: readonly Migration[]): Objection[] {
  const names = migrations.some((each) => each.tag.startsWith(`${least}`.padStart(4, "0")));
  if (names && least < Number(tag.slice(0, 4))) return [];
  return [{ tag, problem: `names migration ${least} as the last one with a use, and that is no earlier migration` }];
}

function broken(before: Map<string, Table>, after: Map<string, Table>, statements: readonly string[]): string[] {
  const widens = new Set(
    statements
      .join("\n")
      .match(/(?<=^-- widens ).+$/gm)
      ?.map((each) => each.trim()) ?? [],
  );
  return [...before].flatMap(([name, table]) => {
    const now = after.get(name);
    if (!now) return [`removes the table ${name}`];
    return [...columnsBroken(name, table, now), ...constraintsBroken(name, table, now, widens)];
  });
}

function columnsBroken(table: string, before: Table, after: Table): string[] {
  const problems: string[] = [];
  for (const [name, column] of before.columns) {
    const now = after.columns.get(name);
    if (!now) problems.push(`removes the column ${table}.${name}`);
    else if (now.type !== column.type) problems.push(`changes ${table}.${name} from ${column.type} to ${now.type}`);
    else if (now.required && !column.required) problems.push(`refuses rows without ${table}.${name}`);
    else if (now.required && column.hasDefault && !now.hasDefault)
      problems.push(`removes the default of ${table}.${name}`);
  }
  for (const [name, column] of after.columns) {
    if (before.columns.has(name) || !column.required || column.hasDefault) continue;
    problems.push(`refuses rows without ${table}.${name}, which is new and has no default`);
  }
  return problems;
}

function constraintsBroken(name: string, before: Table, after: Table, widens: ReadonlySet<string>): string[] {
  const checks = after.checks.filter((each) => !before.checks.includes(each));
  const unique = after.unique.filter((each) => !before.unique.includes(each));
  return [
    ...(checks.length > 0 && !widens.has(name)
      ? [
          `changes a check on ${name}; if the new check accepts everything that the old one accepts, add: -- widens ${name}`,
        ]
      : []),
    ...unique.map((each) => `refuses rows of ${name} that have the same ${each}`),
  ];
}

function tablesOf(connection: BetterSqlite3.Database): Map<string, Table> {
  const rows = <Row>(statement: string, ...given: string[]) => connection.prepare(statement).all(...given) as Row[];
  const tables = rows<{ name: string; sql: string }>(
    "select name, sql from sqlite_schema where type = 'table' and name not like 'sqlite_%'",
  );
  return new Map(
    tables.map(({ name, sql }) => {
      const columns = rows<{ name: string; type: string; notnull: number; dflt_value: string | null }>(
        "select * from pragma_table_xinfo(?)",
        name,
      ).map(({ name: column, type, notnull, dflt_value }): [string, Column] => [
        column,
        { type: type.toLowerCase(), required: notnull === 1, hasDefault: dflt_value !== null },
      ]);
      const indexes = rows<{ name: string; unique: number; partial: number }>(
        "select * from pragma_index_list(?)",
        name,
      );
      const unique = indexes
        .filter((index) => index.unique === 1)
        .map((index) => {
          const keys = rows<{ name: string | null }>("select name from pragma_index_info(?)", index.name);
          const where = index.partial === 1 ? ` (${index.name})` : "";
          return keys.map((key) => key.name ?? index.name).join(", ") + where;
        });
      return [name, { columns: new Map(columns), checks: checksIn(sql), unique }];
    }),
  );
}

/** Returns the text of each check, without spaces and quotes, because tools write those differently. */
function checksIn(sql: string): string[] {
  return sql
    .split(/\bcheck\b/i)
    .slice(1)
    .map((text) => {
      let depth = 0;
      for (let at = text.indexOf("("); at < text.length; at++) {
        if (text[at] === "(") depth++;
        if (text[at] === ")" && --depth === 0) return text.slice(0, at + 1);
      }
      return text;
    })
    .map((check) => check.replace(/[\s"`]+/g, ""));
}
